package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.board.Mirror;
import sphericalknight.chess.board.Shift;

@DisplayName("Lesson 01: the code it builds, and the figures its text names")
class Lesson01Test {
    /** Single squares, then random sets. */
    private static LongStream sets() {
        return LongStream.concat(LongStream.range(0, 64).map(square -> 1L << square), new Random(1).longs(10_000));
    }

    @Test
    @DisplayName("the lesson's step to the right, fast and slow, is the library's")
    void east() {
        sets().forEach(set -> {
            assertThat(Lesson01.east(set)).isEqualTo(Shift.east(set));
            assertThat(Lesson01.slowEast(set)).isEqualTo(Shift.east(set));
        });
    }

    @Test
    @DisplayName("the step without the mask is wrong on h1 to h7, with the mask nowhere")
    void disagreement() {
        assertThat(Lesson01.disagreement(Lesson01::east, Lesson01::slowEast)).isZero();
        assertThat(names(Lesson01.disagreement(set -> set << 1, Lesson01::slowEast)))
                .isEqualTo("h1 h2 h3 h4 h5 h6 h7");
    }

    @Test
    @DisplayName(
            "the lesson's slow mirror is the library's fast one; its first step swaps a with b, c with d and so on")
    void mirrors() {
        sets().forEach(set -> {
            long swapped = LongStream.range(0, 64)
                    .filter(square -> (set >>> square & 1) != 0)
                    .map(square -> 1L << (square ^ 1))
                    .reduce(0, (a, b) -> a | b);
            assertThat(Lesson01.slowMirror(set)).isEqualTo(Mirror.leftRight(set));
            assertThat(Lesson01.swapNeighbours(set)).isEqualTo(swapped);
        });
    }
}
