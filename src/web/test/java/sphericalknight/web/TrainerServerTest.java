package sphericalknight.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The trainer's server")
class TrainerServerTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                            | text/html; charset=utf-8       | <main id="main" class="trainer">
        site/trainer.js     | text/javascript; charset=utf-8 | import { askLibrary }
        site/site.css       | text/css; charset=utf-8        | .trainer {
        machine/worker.js   | text/javascript; charset=utf-8 | fetch(
        site/fonts/source-sans-3.woff2 | font/woff2          | wOF2
        """)
    @DisplayName("gives each file with its type")
    void serves(String path, String type, String words) throws Exception {
        HttpResponse<String> file = get(path == null ? "" : path);
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("content-type")).hasValue(type);
        assertThat(file.body()).contains(words);
    }

    @Test
    @DisplayName("draws all four men in the page")
    void draws() throws Exception {
        assertThat(get("").body()).contains("id=\"piece-K\"", "id=\"piece-B\"", "id=\"piece-N\"", "id=\"piece-k\"");
    }

    @Test
    @DisplayName("answers what the page asks, and refuses in a sentence")
    void answers() throws Exception {
        assertThat(get("ask/game/k7%2F8%2FNK6%2F1B6%2F8%2F8%2F8%2F8%20w").body())
                .contains("mate in 1.");
        HttpResponse<String> refused = get("ask/game/nonsense");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).startsWith("FEN \"nonsense\" has 1 field");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no-such-file",
                "../pom.xml",
                "..%2Fpom.xml",
                "site/..%2F..%2FNode.class",
                "site/trainer.js/",
                "TrainerPage.class"
            })
    @DisplayName("and nothing else")
    void servesNothingElse(String path) throws Exception {
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    private static HttpResponse<String> get(String path) throws Exception {
        try (TrainerServer server = TrainerServer.start(0)) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(server.address() + path)).build();
            return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        }
    }
}
