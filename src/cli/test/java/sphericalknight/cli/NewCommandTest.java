package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.catalogue.Catalogue;

@DisplayName("course new exercise")
class NewCommandTest {
    @TempDir
    Path root;

    private final String before = System.getProperty("course.root");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void makeProject() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        Files.createDirectories(root.resolve("src/library"));
        Files.createDirectories(root.resolve("notebooks"));
        Files.writeString(root.resolve("notebooks/02-knight.ipynb"), "{}");
        Files.writeString(root.resolve("notebooks/77-odd-squares.ipynb"), "{}");
        System.setProperty("course.root", root.toString());
    }

    @AfterEach
    void leaveProject() {
        System.setProperty("course.root", before);
    }

    private int exercise(String... words) {
        List<String> all = new ArrayList<>(List.of("new", "exercise"));
        all.addAll(List.of(words));
        return Course.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    private List<Path> written() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().contains("Tour")).toList();
        }
    }

    /** The first free number of lesson 2. */
    private static final String NEXT = "2."
            + (1
                    + Catalogue.find().entries().stream()
                            .filter(entry -> entry.id().startsWith("2."))
                            .count());

    @Test
    @DisplayName("writes seven files in the folders of the lesson, and they compile")
    void skeleton() throws IOException {
        assertThat(exercise(NEXT, "Tour", "The \"knight's\" tour")).isZero();
        assertThat(written()).hasSize(7);
        assertThat(root.resolve("exercises/tasks/knight/MyTour.java"))
                .hasSameTextualContentAs(root.resolve(
                        "exercises/contracts/main/resources/sphericalknight/exercises/knight/MyTour.java"));

        List<String> options = new ArrayList<>(
                List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", root.toString()));
        written().stream()
                .map(Path::toString)
                .filter(file -> file.endsWith(".java") && !file.contains("resources"))
                .forEach(options::add);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new)))
                .isZero();
    }

    @Test
    @DisplayName("names the folder after a lesson that has no exercise yet")
    void newLesson() throws IOException {
        assertThat(exercise("77.1", "Tour", "x")).isZero();
        assertThat(root.resolve("exercises/tasks/oddsquares/MyTour.java")).exists();
    }

    @Test
    @DisplayName("overwrites nothing, and refuses what is not an exercise: one sentence, exit code 2")
    void refused() throws IOException {
        assertThat(exercise("2.1", "Tour", "x")).isEqualTo(2);
        assertThat(exercise("second", "Tour", "x")).isEqualTo(2);
        assertThat(exercise(NEXT, "tour", "x")).isEqualTo(2);
        assertThat(exercise("55.1", "Tour", "x")).isEqualTo(2);
        assertThat(exercise("2.99", "Tour", "x")).isEqualTo(2);
        assertThat(written()).isEmpty();
        Path own = root.resolve("exercises/tasks/knight/MyTour.java");
        Files.createDirectories(own.getParent());
        Files.writeString(own, "mine");
        assertThat(exercise(NEXT, "Tour", "x")).isEqualTo(2);
        assertThat(own).hasContent("mine");
        assertThat(err.toString().lines())
                .hasSize(6)
                .anyMatch(line -> line.startsWith("There is an exercise 2.1 already"))
                .anyMatch(line -> line.startsWith("second is not an id"))
                .anyMatch(line -> line.startsWith("tour is not a name"))
                .anyMatch(line -> line.startsWith("There is no lesson '55'"))
                .anyMatch(line ->
                        line.equals("2.99 would leave a gap; the next exercise of this lesson is " + NEXT + "."))
                .anyMatch(line -> line.startsWith("There is a file exercises/tasks/knight/MyTour.java already"));
    }
}
