package sphericalknight.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;

/** A server for the trainer page that accepts connections from this machine only. */
public final class TrainerServer implements AutoCloseable {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "table", "application/octet-stream");

    private final HttpServer server;
    private Map<String, byte[]> files;

    private TrainerServer(HttpServer server) {
        this.server = server;
    }

    /**
     * Starts the server.
     *
     * @param port the port, 0 for any free one
     * @throws IOException if the port is taken
     */
    public static TrainerServer start(int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        TrainerServer trainer = new TrainerServer(server);
        server.createContext("/", trainer::answer);
        server.start();
        return trainer;
    }

    /** The address of the page for a browser. */
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(1);
            String name = path.isEmpty() ? "index.html" : path;
            byte[] bytes = files().get(name);
            if (bytes == null || !exchange.getRequestMethod().equals("GET")) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            exchange.getResponseHeaders().set("Content-Type", TYPES.get(name.substring(name.indexOf('.') + 1)));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    /** The files of the page, created on the first request, so that the server starts at once. */
    private synchronized Map<String, byte[]> files() {
        if (files == null) {
            files = TrainerPage.files();
        }
        return files;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
