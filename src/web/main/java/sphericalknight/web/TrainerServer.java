package sphericalknight.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Resources;
import sphericalknight.lesson.page.Edition;
import sphericalknight.web.live.Live;

/**
 * A server for the trainer page that accepts connections from this machine only. It answers what the page asks the library, so the page
 * needs no machine of its own:
 *
 * <pre>{@code
 * /                      the page
 * /site/...              style, fonts and scripts
 * /machine/worker.js     a stand-in that asks this server
 * /ask/CALL/ARGUMENT...  what Live.answer returns
 * }</pre>
 */
public final class TrainerServer implements AutoCloseable {
    private static final Map<String, String> TYPES =
            Map.of("css", "text/css; charset=utf-8", "js", "text/javascript; charset=utf-8", "woff2", "font/woff2");

    private final HttpServer server;

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
        server.createContext("/", TrainerServer::file);
        server.createContext("/ask/", TrainerServer::ask);
        server.start();
        return new TrainerServer(server);
    }

    /** The address of the page for a browser. */
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private static void file(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring(1);
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (path.isEmpty()) {
            Edition alone = new Edition(CoursePaths.find(), List.of(), "", TrainerPage.ALIVE);
            send(
                    exchange,
                    200,
                    "text/html; charset=utf-8",
                    TrainerPage.of(alone, "Spherical Knight · lesson 13").getBytes(StandardCharsets.UTF_8));
        } else if (path.equals("machine/worker.js")) {
            send(exchange, 200, type, Resources.bytes(TrainerServer.class, "trainer-worker.js"));
        } else if (path.matches("site/(fonts/)?[a-z0-9-]+\\.[a-z0-9]+")
                && type != null
                && TrainerServer.class.getResource(path) != null) {
            send(exchange, 200, type, Resources.bytes(TrainerServer.class, path));
        } else {
            send(exchange, 404, "text/plain", new byte[0]);
        }
    }

    private static void ask(HttpExchange exchange) throws IOException {
        String[] words = Stream.of(exchange.getRequestURI().getRawPath().split("/"))
                .skip(2)
                .map(word -> URLDecoder.decode(word, StandardCharsets.UTF_8))
                .toArray(String[]::new);
        int status = 200;
        String answer;
        try {
            answer = Live.answer(
                    words[0], List.of(words).subList(1, words.length).toArray(String[]::new));
        } catch (RuntimeException refused) {
            status = 400;
            answer = String.valueOf(refused.getMessage());
        }
        send(exchange, status, "text/plain; charset=utf-8", answer.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] bytes) throws IOException {
        try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
