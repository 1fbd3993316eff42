package sphericalknight.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.lesson.engine.InProcessEngine;
import sphericalknight.lesson.engine.LessonReport;
import sphericalknight.lesson.engine.LessonRunner;

@DisplayName("The lessons, on the IJava engine inside this JVM")
class LessonsInProcessTest {
    private final CoursePaths course = CoursePaths.find();
    private final LessonRunner runner = new LessonRunner(course, new InProcessEngine());

    @Test
    @DisplayName("there are lessons to run")
    void thereAreLessons() {
        assertThat(Lessons.of(course).all()).isNotEmpty();
    }

    /** In {@code ./course test} a real Jupyter runs the same cells and compares the same outputs. */
    @TestFactory
    @DisabledIfSystemProperty(
            named = "course.full",
            matches = "true",
            disabledReason = "LessonsOnJupyterTest runs them")
    @DisplayName("keep the contract and show what is stored")
    Stream<DynamicTest> lessons() {
        return all();
    }

    private Stream<DynamicTest> all() {
        return Lessons.of(course).all().stream()
                .map(lesson -> dynamicTest(Lessons.nameOf(lesson), () -> isSound(lesson)));
    }

    /** The same text again: a lesson may leave nothing behind in this JVM that changes its next run. */
    @Tag("exhaustive")
    @TestFactory
    @DisplayName("show what is stored, and a second time in the same JVM")
    Stream<DynamicTest> again() {
        return Stream.concat(all(), all());
    }

    private void isSound(Path lesson) {
        LessonReport report = runner.run(lesson).report();
        report.notCompared().ifPresent(why -> {
            System.out.println("SKIPPED: " + why);
            abort(why);
        });
        assertThat(report.lines())
                .as("%s; ./course run shows the same", course.relative(lesson))
                .isEmpty();
    }
}
