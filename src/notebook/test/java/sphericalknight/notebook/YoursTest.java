package sphericalknight.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.TestCourse;

@DisplayName("yours(...): the learner's own answers in later lessons")
class YoursTest {
    private static final String RIGHT = """
            import sphericalknight.exercises.lowest.LowestSquare;

            class MyLowestSquare implements LowestSquare {
                public long isolate(long set) {
                    return set & -set;
                }

                public long clear(long set) {
                    return set & set - 1;
                }
            }
            """;
    private static final CatalogueEntry EXERCISE = Catalogue.find().byId("5.1").orElseThrow();
    private static final String YOURS = "5.1 Isolate and clear: yours runs here";
    private static final String OURS = "5.1 Isolate and clear: ours runs here until yours passes";

    @TempDir
    Path folder;

    private TestCourse course;
    private String printed;

    @BeforeEach
    void makeCourse() {
        course = TestCourse.in(folder);
    }

    private void inFile(String text) {
        course.write("exercises/tasks/lowest/MyLowestSquare.java", "package lowest;\n" + text);
    }

    private void inNotebook(String text) throws IOException {
        AnswerSource source = new AnswerSource("MyLowestSquare", "", text);
        PassedInNotebook.keep(
                course.paths(),
                EXERCISE,
                new AnswerClasses(
                        "MyLowestSquare",
                        AnswerCompiler.compile(EXERCISE.type(), source).classes()));
    }

    /** Whether the learner's answer runs; ours is null. */
    private boolean runsYours() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            Object answer = Yours.yours(Optional.of(course.paths()), EXERCISE.type(), mine -> mine, null);
            assertThat(answer)
                    .satisfiesAnyOf(
                            mine -> assertThat(mine).isNull(),
                            mine -> assertThat(mine).isInstanceOf(EXERCISE.type()));
            return answer != null;
        } finally {
            System.setOut(out);
            printed = bytes.toString(StandardCharsets.UTF_8).strip();
        }
    }

    @Test
    @DisplayName("a file that passes runs")
    void file() {
        inFile(RIGHT);
        assertThat(runsYours()).isTrue();
        assertThat(printed).isEqualTo(YOURS);
    }

    @Test
    @DisplayName("a cell that passed runs, whatever stands in the file")
    void cell() throws IOException {
        inFile("class MyLowestSquare {");
        inNotebook(RIGHT);
        assertThat(runsYours()).isTrue();
        assertThat(printed).isEqualTo(YOURS);
    }

    @Test
    @DisplayName("without an answer ours runs")
    void none() {
        assertThat(runsYours()).isFalse();
        assertThat(printed).isEqualTo(OURS);
    }

    @Test
    @DisplayName("a wrong answer, or one that does not compile, does not run")
    void wrong() throws IOException {
        inFile(RIGHT.replace("set - 1", "set - 2"));
        assertThat(runsYours()).isFalse();
        inFile(RIGHT.replace("set - 1;", "set -"));
        assertThat(runsYours()).isFalse();
        inNotebook(RIGHT.replace("-set;", "set;"));
        assertThat(runsYours()).isFalse();
        assertThat(printed).isEqualTo(OURS);
    }

    @Test
    @DisplayName("an unreadable record is no answer")
    void unreadable() {
        course.write(".course/notebook/5.1", "");
        assertThat(runsYours()).isFalse();
        course.write(".course/notebook/5.1", "PK");
        assertThat(runsYours()).isFalse();
    }

    @Test
    @DisplayName("outside a kernel of the course nobody's answers run")
    void outside() {
        assertThat((Object) Yours.yours(EXERCISE.type(), null)).isNull();
    }
}
