package sphericalknight.cli.learner.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.cli.Sandbox;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.LocalMachine;

@DisplayName("The server of the lessons, with a fake JupyterLab")
@DisabledOnOs(OS.WINDOWS)
class JupyterServerTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private CoursePaths paths;
    private Path lesson;
    private HttpServer http;
    private int status = 200;

    @BeforeEach
    void makeProject() {
        Sandbox.write(folder.resolve("pom.xml"), "<project/>");
        Sandbox.write(folder.resolve("src/library/pom.xml"), "<project/>");
        lesson = folder.resolve("notebooks/02 knight.ipynb");
        Sandbox.write(lesson, "{}");
        Sandbox.write(folder.resolve("binder/jupyter/custom/custom.css"), "pre { word-break: normal; }");
        paths = CoursePaths.at(folder);
    }

    /** Serves with a JupyterLab that does {@code text} when it is started. */
    private int serve(String text) throws Exception {
        Path bin = folder.resolve("bin");
        Sandbox.write(
                bin.resolve("jupyter"),
                "#!/bin/sh\ncase $1 in --version) echo 'nbconvert : 7.1'; echo 'jupyterlab : 4.4.9'; exit ;; esac\n"
                        + text + "\n");
        assertThat(bin.resolve("jupyter").toFile().setExecutable(true)).isTrue();
        LocalMachine machine = new LocalMachine(Map.of("PATH", bin.toString()), false, false);
        Jupyter jupyter = Jupyter.find(paths, machine).orElseThrow();
        return new JupyterServer(paths, jupyter, port(), new PrintWriter(out)).serve(lesson, false);
    }

    private int port() throws Exception {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        http.createContext("/api/kernelspecs", exchange -> {
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        http.start();
        return http.getAddress().getPort();
    }

    @Test
    @DisplayName("is started for the project, on this machine only, with a secret token and our kernel, on the lesson")
    void words() throws Exception {
        Path seen = folder.resolve("seen");
        String text =
                "for word; do echo \"$word\"; done > SEEN; echo \"$JUPYTER_PATH\" >> SEEN; echo \"$JUPYTER_TOKEN\" >> SEEN; sleep 1";
        assertThat(serve(text.replace("SEEN", "'" + seen + "'"))).isZero();
        int port = http.getAddress().getPort();
        http.stop(0);
        List<String> lines = Files.readAllLines(seen);
        assertThat(lines)
                .startsWith("lab", lesson.toString(), "--notebook-dir=" + folder, "--ip=127.0.0.1", "--port=" + port)
                .contains(
                        "--port-retries=0",
                        "--no-browser",
                        folder.resolve(".course/jupyter").toString());
        assertThat(folder.resolve(".course/jupyter/config/custom/custom.css")).exists();
        String token = lines.get(lines.size() - 1);
        assertThat(token).matches("[0-9a-f]{48}");
        assertThat(out.toString())
                .contains("http://127.0.0.1:" + port + "/lab/tree/notebooks/02%20knight.ipynb?token=" + token)
                .contains("The trainer: http://127.0.0.1:");
    }

    @ParameterizedTest
    @CsvSource({
        "sleep 1; echo 'Bad config encountered'; exit 3, 200, ended by itself, Bad config encountered",
        "echo 'No module named tornado'; exit 1, 503, did not start, No module named tornado"
    })
    @DisplayName("that ends by itself, or does not start: the sentence holds its last words and the log")
    void ends(String text, int answer, String what, String words) {
        status = answer;
        assertThatThrownBy(() -> serve(text))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("Jupyter " + what + "; its last words: " + words)
                .hasMessageContaining("jupyter.log");
        http.stop(0);
    }
}
