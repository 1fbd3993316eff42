package sphericalknight.lesson.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.lesson.Difference.Kind;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.TestNotebook;

@DisplayName("A lesson broken on purpose is reported with cell and reason")
class BrokenLessonTest {
    @TempDir
    private Path folder;

    private TestCourse course;

    @BeforeEach
    void copyTheHealthyLesson() {
        course = TestCourse.in(folder);
    }

    @Test
    @DisplayName("the healthy lesson is sound")
    void healthy() {
        LessonReport report = run();

        assertThat(report.differences()).isEmpty();
        assertThat(report.status()).isEqualTo("ok");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a wrong value      | `       \"a1 h8\"` | `       \"a1 h7\"` | squares | TEXT | different | stored \"a1 h7\", now \"a1 h8\"",
                "a wrong print      | `\"one, two\\n\"` | `\"one, three\\n\"` | print | STREAM | different | stored \"one, three\", now \"one, two\"",
                "a missing import   | `import static sphericalknight.bits.Squares.*;\\n` | `\\n` | squares | ERROR | failed | There is no method set here: run the first cell of the lesson",
                "a dangling picture | `![a blue square](pictures/03-healthy.svg)` | `![a blue square](pictures/gone.svg)` | title | CONTRACT | failed | pictures/gone.svg does not exist",
                "an error not meant | `none[3]` | `none[4]` | fails | TEXT | different | stored \"Index 3",
                "no error although meant | `none[3]` | `none.length` | fails | ERROR | failed | tagged raises-exception but raises none",
                "an unexpected error | `names(corners)` | `names(corners / 0)` | squares | ERROR | failed | java.lang.ArithmeticException: / by zero",
            })
    void broken(String what, String old, String fresh, String cell, Kind kind, String status, String reason) {
        course.replace(old, fresh);

        LessonReport report = run();

        assertThat(report.status()).isEqualTo(status);
        assertThat(report.differences()).anySatisfy(difference -> {
            assertThat(difference.cell()).isEqualTo(cell);
            assertThat(difference.kind()).isEqualTo(kind);
            assertThat(difference.message()).contains(reason.strip());
        });
    }

    @Test
    @DisplayName("a cell that never ends is reported, and nothing is said about the cells after it")
    void endless() {
        LessonReport report = run(notebook -> {
            Notebook stopped = notebook.copy();
            stopped.cells().stream()
                    .filter(cell -> cell.isCode() && cell.number() >= 4)
                    .forEach(cell -> cell.setOutputs(List.of()));
            return new Execution(stopped, 4, "squares", Duration.ofSeconds(30));
        });

        assertThat(report.status()).isEqualTo("failed");
        assertThat(report.differences())
                .filteredOn(difference -> difference.kind() != Kind.CONTRACT)
                .singleElement()
                .satisfies(difference -> {
                    assertThat(difference.place()).isEqualTo("cell 4 (squares)");
                    assertThat(difference.kind()).isEqualTo(Kind.TIME);
                });
    }

    @Test
    @DisplayName("what an exercise cell shows, or fails with, is the learner's business")
    void exercise() {
        course.replace("mine(5)", "mine(5) / 0");

        assertThat(run().differences())
                .filteredOn(difference -> difference.kind() != Kind.CONTRACT)
                .isEmpty();
    }

    @Test
    @DisplayName("--update stores the fresh outputs and the normal form, and is satisfied the second time")
    void updateStores() {
        course.replace("       \"a1 h8\"", "       \"a1 h7\"");
        String healthy = TestCourse.read(course.lesson()).replace("a1 h7", "a1 h8");

        LessonReport first = update();
        LessonReport second = update();

        assertThat(first.differences()).isEmpty();
        assertThat(first.notes()).containsExactly("stored the fresh outputs");
        assertThat(second.notes()).containsExactly("the stored outputs are up to date");
        assertThat(TestCourse.read(course.lesson())).isEqualTo(healthy);
    }

    @Test
    @DisplayName(
            "--update keeps folded outputs folded, in JupyterLab and the classic Notebook, and stores no other metadata")
    void updateKeepsFolds() {
        Notebook notebook = TestNotebook.of()
                .file(course.lesson())
                .code("import java.util.List;")
                .code("1 + 1")
                .folded()
                .build();
        ((ObjectNode) notebook.cells().get(1).json().path("metadata")).put("scrolled", true);

        assertThat(Storing.stored(notebook).cells().get(1).json().path("metadata"))
                .hasToString("{\"collapsed\":true,\"jupyter\":{\"outputs_hidden\":true}}");
    }

    @Test
    @DisplayName("--update stores nothing when a cell fails")
    void updateOfAFailingLesson() {
        course.replace("names(corners)", "names(corner)");
        String before = TestCourse.read(course.lesson());

        LessonReport report = update();

        assertThat(report.status()).isEqualTo("failed");
        assertThat(report.notes()).containsExactly("nothing stored, because a cell fails");
        assertThat(TestCourse.read(course.lesson())).isEqualTo(before);
    }

    @Test
    @DisplayName("a lesson that differs from the last commit is run, but not compared nor held to the rules")
    void changedByTheLearner() throws Exception {
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "Lesson");
        assertThat(run().notes()).isEmpty();

        course.replace("names(corners)", "names(corners) + 1");
        course.replace("pictures/03-healthy.svg", "pictures/gone.svg");

        LessonReport report = run();
        assertThat(report.differences()).isEmpty();
        assertThat(report.notes()).containsExactly("changed since the last commit: run, not compared");
    }

    private LessonReport run() {
        return run(new TestKernel());
    }

    private LessonReport run(Engine engine) {
        return new LessonRunner(course.paths(), engine)
                .run(Notebook.read(course.lesson()))
                .report();
    }

    private LessonReport update() {
        return new LessonRunner(course.paths(), new TestKernel())
                .update(Notebook.read(course.lesson()))
                .report();
    }

    private void git(String... words) throws Exception {
        String[] command = new String[words.length + 3];
        command[0] = "git";
        command[1] = "-C";
        command[2] = folder.toString();
        System.arraycopy(words, 0, command, 3, words.length);
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
    }
}
