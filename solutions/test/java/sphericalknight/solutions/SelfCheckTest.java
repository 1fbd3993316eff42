package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sphericalknight.exercise.catalogue.Catalogue;

/** The exercises up to lesson 6; {@link SelfCheckLaterTest} has the others, for the other of two JVMs. */
@DisplayName("Every exercise is complete, can be solved, and catches the mistakes it knows")
class SelfCheckTest {
    private static final SelfCheck SELF_CHECK = new SelfCheck(Path.of(System.getProperty("course.root")));

    /** Every sixth known wrong answer is tried here; ./course selfcheck and ./course verify try them all. */
    private static final int NTH = Boolean.getBoolean("course.exhaustive") ? 1 : 6;

    @TestFactory
    Stream<DynamicTest> each() {
        return inLessons(lesson -> lesson.compareTo("07") < 0);
    }

    static Stream<DynamicTest> inLessons(Predicate<String> lessons) {
        return Catalogue.find().entries().stream()
                .filter(exercise -> lessons.test(exercise.exercise().lesson()))
                .map(exercise -> dynamicTest(
                        exercise.id() + " " + exercise.exercise().title(),
                        () -> assertThat(SELF_CHECK.faults(exercise, NTH))
                                .as(exercise.id())
                                .isEmpty()));
    }
}
