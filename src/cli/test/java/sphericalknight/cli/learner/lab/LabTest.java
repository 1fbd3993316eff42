package sphericalknight.cli.learner.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.Full;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;

@DisplayName("./course lab, started for real with an empty HOME")
@DisabledOnOs(OS.WINDOWS)
class LabTest {
    private static final int FIRST_PORT = 8888;

    @TempDir
    Path home;

    private final CoursePaths project = Full.project();
    private final HttpClient http = HttpClient.newHttpClient();
    private Process lab;

    @BeforeEach
    void onlyInFull(TestInfo test) {
        Full.only(test);
    }

    @AfterEach
    void end() throws InterruptedException {
        if (lab != null && lab.isAlive()) {
            lab.destroy();
            lab.waitFor(20, TimeUnit.SECONDS);
        }
    }

    @Test
    @DisplayName(
            "serves the lesson on the next free port, offers the kernel, and ends with all its processes on Ctrl-C, exit code 0")
    void servesAndEnds() throws Exception {
        Path lesson = Lessons.of(project).all().get(0);
        String address;
        try (ServerSocket first = firstPort()) {
            address = start(Lessons.nameOf(lesson));
        }
        assertThat(URI.create(address).getPort()).isGreaterThan(FIRST_PORT);
        assertThat(address).contains(lesson.getFileName() + "?token=");
        assertThat(get(address).statusCode()).isEqualTo(200);

        String specs = get(api(address, "kernelspecs")).body();
        assertThat(new ObjectMapper()
                        .readTree(specs)
                        .at("/kernelspecs/java/spec/display_name")
                        .asText())
                .isEqualTo("Java");

        HttpRequest newKernel = HttpRequest.newBuilder(URI.create(api(address, "kernels")))
                .POST(BodyPublishers.ofString("{\"name\": \"java\"}"))
                .build();
        assertThat(http.send(newKernel, BodyHandlers.ofString()).statusCode()).isEqualTo(201);
        List<ProcessHandle> children = lab.descendants().toList();
        assertThat(children).as("server and kernel").hasSizeGreaterThanOrEqualTo(2);

        new ProcessBuilder("kill", "-INT", Long.toString(lab.pid())).start().waitFor();
        if (!lab.waitFor(10, TimeUnit.SECONDS)) {
            // A shell makes what it runs in the background deaf for Ctrl-C, and with it all that these tests start.
            lab.destroy();
        }
        assertThat(lab.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(lab.exitValue()).isZero();
        for (ProcessHandle child : children) {
            child.onExit().get(10, TimeUnit.SECONDS);
        }
        assertThat(home).as("nothing is written outside the project").isEmptyDirectory();
    }

    /** Takes the port that the command tries first, unless another program has it. */
    private static ServerSocket firstPort() throws IOException {
        try {
            return new ServerSocket(FIRST_PORT, 1, InetAddress.getLoopbackAddress());
        } catch (BindException taken) {
            return null;
        }
    }

    /** Starts the command and returns the address it prints. */
    private String start(String... words) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(project.root().resolve("course").toString(), "lab", "--no-browser");
        builder.command().addAll(List.of(words));
        builder.environment().put("HOME", home.toString());
        builder.environment().put("COURSE_BUILT", "1");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Path err = Files.createTempFile("lab", ".err");
        lab = builder.redirectError(err.toFile()).start();
        BufferedReader out = lab.inputReader();
        String line = out.readLine();
        assertThat(line).as(() -> read(err)).startsWith("The lessons: http://127.0.0.1:");
        Files.delete(err);
        return line.substring("The lessons: ".length());
    }

    private HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    }

    private static String api(String address, String path) {
        URI page = URI.create(address);
        return "http://" + page.getAuthority() + "/api/" + path + "?" + page.getQuery();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "(" + file + " is not there)";
        }
    }
}
