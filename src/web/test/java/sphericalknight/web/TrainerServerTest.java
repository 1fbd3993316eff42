package sphericalknight.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The trainer page as files and as a server")
class TrainerServerTest {
    private static final Map<String, byte[]> FILES = TrainerPage.files();

    @Test
    @DisplayName("the files name no other host, draw all four men, and the table is below a megabyte")
    void files() {
        for (String name : FILES.keySet()) {
            if (!name.endsWith("table")) {
                String text = text(name);
                assertThat(text.replace("http://www.w3.org/2000/svg", ""))
                        .as(name)
                        .doesNotContain("http:", "https:");
            }
        }
        assertThat(text("index.html"))
                .contains("piece-K", "piece-B", "piece-N", "piece-k")
                .doesNotContain("<!-- pieces");
        assertThat(FILES.get("kbnk.table")).hasSizeLessThan(1_000_000);
    }

    private static String text(String name) {
        return new String(FILES.get(name), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("the server gives each file with its type")
    void serves() throws Exception {
        try (TrainerServer server = TrainerServer.start(0)) {
            assertThat(get(server, "").body()).isEqualTo(FILES.get("index.html"));
            assertThat(get(server, "trainer.js").headers().firstValue("content-type"))
                    .hasValue("text/javascript; charset=utf-8");
            assertThat(get(server, "kbnk.table").body()).isEqualTo(FILES.get("kbnk.table"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such-file", "../pom.xml", "..%2Fpom.xml", "trainer.js/", "TrainerPage.class"})
    @DisplayName("and nothing else")
    void servesNothingElse(String path) throws Exception {
        try (TrainerServer server = TrainerServer.start(0)) {
            assertThat(get(server, path).statusCode()).isEqualTo(404);
        }
    }

    private static HttpResponse<byte[]> get(TrainerServer server, String path) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(server.address() + path)).build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
    }
}
