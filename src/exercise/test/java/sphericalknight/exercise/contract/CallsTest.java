package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The arrays of an answer's calls")
class CallsTest {
    /** An exercise with arrays. */
    interface Turned {
        long[] turned(long[] row);
    }

    private static long[] kept;

    static Stream<Arguments> answers() {
        return Stream.of(
                row("stay as they are", "", row -> new long[] {row[1], row[0]}),
                row("come back themselves", "", row -> row),
                row("are changed at once", "turned() changes the array that it is given.", row -> {
                    row[0] = row[1];
                    return row;
                }),
                row("are kept and changed later", "A later call changes the array that turned() was given.", row -> {
                    kept[0] = 7;
                    kept = row;
                    return new long[] {row[1], row[0]};
                }),
                row("are given twice", "A later call changes the array that turned() has given.", row -> {
                    kept[0] = row[1];
                    kept[1] = row[0];
                    return kept;
                }));
    }

    private static Arguments row(String what, String words, UnaryOperator<long[]> answer) {
        return Arguments.of(what, words, answer);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("answers")
    @DisplayName("belong to the caller, until the end of the test")
    void arrays(String what, String words, UnaryOperator<long[]> answer) {
        kept = new long[2];
        Calls calls = new Calls();
        Turned turned = calls.watched(Turned.class, answer::apply, method -> false);
        String told = "";
        try {
            turned.turned(new long[] {1, 2});
            turned.turned(new long[] {3, 4});
            calls.checkArguments();
        } catch (AssertionError wrong) {
            told = wrong.getMessage();
        }
        assertThat(told).startsWith(words);
        assertThat(told.isEmpty()).isEqualTo(words.isEmpty());
    }

    @Test
    @DisplayName("are copies: an answer that may change them does not change the caller's")
    void copies() {
        long[] mine = {1, 2};
        UnaryOperator<long[]> scribbles = row -> {
            row[0] = 7;
            return new long[] {1, 2};
        };
        Turned turned = new Calls().watched(Turned.class, scribbles::apply, method -> true);
        turned.turned(mine);
        assertThat(mine).containsExactly(1, 2);
    }
}
