package sphericalknight.lesson.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.TestNotebook;

/** Applies the rules of one name to small notebooks. */
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

    void assertGood(String rule, TestNotebook notebook) {
        assertThat(violations(rule, notebook.build())).isEmpty();
    }

    /** Exactly one violation, in {@code place}, whose message contains {@code words}. */
    void assertBad(String rule, TestNotebook notebook, String place, String words) {
        List<Violation> violations = violations(rule, notebook.build());
        assertThat(violations).hasSize(1);
        assertThat(violations.get(0).toString())
                .startsWith("notebooks/02-example.ipynb, " + place + ": ")
                .contains(words)
                .endsWith(".");
    }

    /** The rules of this name, at least one. */
    static List<Rule> rules(String name) {
        List<Rule> named =
                Lint.RULES.stream().filter(rule -> rule.name().equals(name)).toList();
        assertThat(named).as("rules called %s", name).isNotEmpty();
        return named;
    }

    private List<Violation> violations(String rule, Notebook notebook) {
        CoursePaths paths = course.paths();
        return Lint.check(rules(rule), paths, notebook);
    }
}
