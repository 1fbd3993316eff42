package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

@DisplayName("5.4 The squares of a set, in order")
class SquaresInOrderContract extends Contract<SquaresInOrder> {
    @Test
    @DisplayName("three squares of the lower half, the lowest first")
    void threeSquares() {
        squares("b1 h1 c2", 1, 7, 10);
        squares("d4", 27);
    }

    @Test
    @DisplayName("the empty set has none")
    void emptySet() {
        squares("");
    }

    @Test
    @DisplayName("the upper half of the board")
    void upperHalf() {
        squares("c3 f3 d5 b6 g7", 18, 21, 35, 41, 54);
        squares("h4 a5", 31, 32);
    }

    @Test
    @DisplayName("h8: a set that contains it is less than 0")
    void signBit() {
        squares("h8", 63);
        squares("a1 d4 h8", 0, 27, 63);
    }

    @Test
    @DisplayName("the whole board: 0 to 63")
    void wholeBoard() {
        check(-1L, IntStream.range(0, 64).toArray());
    }

    @Test
    @DisplayName("1,000 random sets")
    void randomSets() {
        SplittableRandom random = random();
        for (int i = 0; i < 1_000; i++) {
            long set = random.nextLong() & (i % 2 == 0 ? -1L : random.nextLong());
            int[] squares = IntStream.range(0, 64)
                    .filter(square -> (set >>> square & 1) != 0)
                    .toArray();
            smallestFirst(set, () -> check(set, squares));
        }
    }

    private void squares(String squares, int... expected) {
        check(set(squares), expected);
    }

    private void check(long set, int... expected) {
        int[] yours = answer().squares(set);
        assertThat(yours)
                .withFailMessage(() -> "The squares of {" + few(names(set)) + "} are " + few(Arrays.toString(expected))
                        + ", yours " + few(Arrays.toString(yours)) + ".")
                .isEqualTo(expected);
    }

    private static String few(String text) {
        return text.length() < 48 ? text : text.substring(0, 36) + "...";
    }

    @Override
    protected void probe(SquaresInOrder answer) {
        for (int square = 0; square < 64; square++) {
            answer.squares(1L << square);
            answer.squares(-1L >>> square);
            answer.squares(0x0123_4567_89AB_CDEFL * (square + 1));
        }
        answer.squares(0);
    }
}
