package sphericalknight.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import sphericalknight.common.CoursePaths;
import sphericalknight.web.Node;

@Tag("exhaustive")
@Execution(ExecutionMode.CONCURRENT)
@DisplayName("The site in headless Chromium, with recorded answers of the machine")
class SitePageTest {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    @TempDir
    Path folder;

    @Test
    @DisplayName("from a server: exercises are edited, checked, kept, saved and opened; axe-core finds nothing in four"
            + " looks")
    void fromServer() throws Exception {
        SortedMap<String, byte[]> site = site();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath().substring(1);
            byte[] bytes = site.get(path);
            String type = TYPES.getOrDefault(path.replaceFirst(".*\\.", ""), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(bytes == null ? 404 : 200, bytes == null ? -1 : bytes.length);
            try (exchange) {
                if (bytes != null) {
                    exchange.getResponseBody().write(bytes);
                }
            }
        });
        server.start();
        try {
            visit("http://127.0.0.1:" + server.getAddress().getPort() + "/", "server");
        } finally {
            server.stop(0);
        }
    }

    @Test
    @DisplayName("from a folder, without a server: the same")
    void fromFolder() throws Exception {
        Path there = folder.resolve("site");
        for (Map.Entry<String, byte[]> file : site().entrySet()) {
            Files.createDirectories(there.resolve(file.getKey()).getParent());
            Files.write(there.resolve(file.getKey()), file.getValue());
        }
        visit(there.toUri().toString(), "folder");
    }

    /** Finds no fault in the site at this address; its pictures get the name. */
    private void visit(String address, String name) throws Exception {
        Node.need("node", "npm", "chromium");
        Files.write(folder.resolve("site-check.mjs"), resource("site-check.mjs"));
        Node.copy("browser-check.mjs", folder);
        Node.Run install = Node.run(
                folder, "npm", "install", "--no-audit", "--no-fund", "playwright-core@1.65.1", "axe-core@4.14.1");
        assertThat(install.exitCode()).as(install.text()).isZero();
        Path pictures = Files.createDirectories(Path.of("target/site", name)).toAbsolutePath();
        Node.Run run = Node.run(folder, "node", "site-check.mjs", address, Node.path("chromium"), pictures.toString());
        assertThat(run.text()).contains("no faults");
        assertThat(run.exitCode()).isZero();
    }

    private static SortedMap<String, byte[]> site() throws IOException {
        byte[] worker = resource("worker.js");
        String offline = "globalThis.machineFiles = {\"worker.js\": \""
                + Base64.getEncoder().encodeToString(worker) + "\"};\n";
        return Site.of(
                CoursePaths.find(),
                Map.of("worker.js", worker, "offline.js", offline.getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] resource(String name) throws IOException {
        try (var bytes = SitePageTest.class.getResourceAsStream(name)) {
            return bytes.readAllBytes();
        }
    }
}
