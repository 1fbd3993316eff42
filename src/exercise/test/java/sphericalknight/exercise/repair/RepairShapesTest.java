package sphericalknight.exercise.repair;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.Samples;

/** The rows of {@link RepairTest#shapes}, in a class of their own, which runs beside that one. */
@Tag("exhaustive")
@DisplayName("The search for the slip, in code of other shapes")
class RepairShapesTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("sphericalknight.exercise.repair.RepairTest#shapes")
    @DisplayName("names a slip of a step, a condition, a jump, a value or a call, with its line")
    void shaped(String start, String count, String north, String members) {
        assertThat(RepairTest.slip(Samples.answer(count, north, members))).startsWith(start);
    }
}
