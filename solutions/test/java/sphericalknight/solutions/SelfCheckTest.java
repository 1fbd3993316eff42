package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sphericalknight.exercise.catalogue.Catalogue;

@DisplayName("Every exercise is complete, can be solved, and catches the mistakes it knows")
class SelfCheckTest {
    private final SelfCheck selfCheck = new SelfCheck(Path.of(System.getProperty("course.root")));

    @Test
    @DisplayName("all together")
    void together() {
        assertThat(Catalogue.find().entries()).isNotEmpty();
        assertThat(selfCheck.faultsOfAll()).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> each() {
        return Catalogue.find().entries().stream()
                .map(exercise -> dynamicTest(
                        exercise.id() + " " + exercise.exercise().title(),
                        () -> assertThat(selfCheck.faults(exercise))
                                .as(exercise.id())
                                .isEmpty()));
    }
}
