package sphericalknight.lesson.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.TestNotebook;

/** Applies one rule to small notebooks. */
abstract class RuleTester {
    @TempDir
    private Path folder;

    private TestCourse course;

    @BeforeEach
    void makeCourse() {
        course = TestCourse.in(folder);
    }

    TestCourse course() {
        return course;
    }

    /** A notebook that lies in the course's folder. */
    TestNotebook notebook() {
        return TestNotebook.of().file(course.paths().notebooks().resolve("02-example.ipynb"));
    }

    TestNotebook code(String source, String... tags) {
        return notebook().code(source, tags);
    }

    TestNotebook text(String source) {
        return notebook().text(source);
    }

    void assertGood(BiConsumer<Notebook, Findings> rule, TestNotebook notebook) {
        assertThat(found(rule, notebook.build())).isEmpty();
    }

    /** Exactly one violation, in {@code place}, whose message contains {@code words}. */
    void assertBad(BiConsumer<Notebook, Findings> rule, TestNotebook notebook, String place, String words) {
        assertThat(found(rule, notebook.build())).singleElement().satisfies(violation -> {
            assertThat(violation.place()).isEqualTo(place);
            assertThat(violation.message()).contains(words).endsWith(".");
        });
    }

    private List<Difference> found(BiConsumer<Notebook, Findings> rule, Notebook notebook) {
        Findings findings = new Findings();
        rule.accept(notebook, findings);
        return findings.all();
    }
}
