package sphericalknight.cli.author;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import sphericalknight.cli.CommandTester;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.Engine;
import sphericalknight.lesson.engine.Execution;

@DisplayName("course run")
class RunCommandTest {
    @TempDir
    private Path folder;

    private String realRoot;
    private Path lesson;
    private Notebook healthy;

    @BeforeEach
    void copyTheHealthyLesson() throws IOException {
        realRoot = System.getProperty("course.root");
        Path lessons = CoursePaths.find().root().resolve("src/notebook/test/resources/lessons");
        Files.createFile(folder.resolve("pom.xml"));
        Files.createDirectories(folder.resolve("src/library"));
        Files.createDirectories(folder.resolve("notebooks/pictures"));
        lesson = folder.resolve("notebooks/03-healthy.ipynb");
        Files.copy(lessons.resolve("03-healthy.ipynb"), lesson);
        Files.copy(lessons.resolve("pictures/03-healthy.svg"), folder.resolve("notebooks/pictures/03-healthy.svg"));
        System.setProperty("course.root", folder.toString());
        healthy = Notebook.read(lesson);
    }

    /** Runs the command on an engine that always shows what the healthy lesson shows. */
    private CommandTester.Result run(String... words) {
        Engine engine = notebook -> new Execution(healthy, healthy.cells().size(), "", Duration.ofSeconds(1));
        return CommandTester.run(() -> new CommandLine(new RunCommand(course -> engine)), words);
    }

    @AfterEach
    void backToTheRealCourse() {
        System.setProperty("course.root", realRoot);
    }

    @Test
    @DisplayName("a sound lesson: exit code 0, progress on stderr, nothing on stdout")
    void sound() {
        var result = run();

        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("notebooks/03-healthy.ipynb ... ok (8 code cells, ");
    }

    @Test
    @DisplayName("a broken lesson: exit code 1, file, cell and reason on stderr, the same as JSON on stdout")
    void broken() throws IOException {
        Files.writeString(lesson, Files.readString(lesson).replace("       \"a1 h8\"", "       \"a1 h7\""));

        var result = run("--json", "3");

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err())
                .contains("notebooks/03-healthy.ipynb, cell 4 (squares), text: stored \"a1 h7\", now \"a1 h8\"");
        JsonNode json = new ObjectMapper().readTree(result.out()).path(0);
        assertThat(json.path("lesson").asText()).isEqualTo("03-healthy");
        assertThat(json.path("cells").asInt()).isEqualTo(8);
        assertThat(json.path("status").asText()).isEqualTo("different");
        assertThat(json.path("seconds").isNumber()).isTrue();
        assertThat(json.at("/differences/0/cell").asText()).isEqualTo("squares");
        assertThat(json.at("/differences/0/kind").asText()).isEqualTo("text");
        assertThat(json.at("/differences/0/message").asText()).isEqualTo("stored \"a1 h7\", now \"a1 h8\"");
    }

    @Test
    @DisplayName("a damaged notebook: exit code 2, file and place")
    void damaged() throws IOException {
        Files.writeString(lesson, "{\n \"cells\": [\n");

        var result = CommandTester.run("run");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("03-healthy.ipynb is damaged at line 3");
    }

    @Test
    @DisplayName("--out keeps the executed notebook and pages that ask for nothing else")
    void out() throws IOException {
        Path out = folder.resolve("out");

        run("--out", out.toString());

        assertThat(out.resolve("03-healthy.ipynb")).content().contains("\"a1 h8\"");
        assertThat(out.resolve("pictures/03-healthy.svg")).exists();
        assertThat(out.resolve("index.html")).content().contains("href=\"03-healthy.html\"");
        assertThat(out.resolve("03-healthy.html"))
                .content()
                .contains("<html lang=\"en\">")
                .doesNotContainPattern("(src|href)=\"https?:");
    }
}
