package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class SquaresInOrderContract extends Contract<SquaresInOrder> {
    /** The squares that are not at the edge of the board. */
    private static final long INNER = 0x007E_7E7E_7E7E_7E00L;

    @Test
    @DisplayName("three squares: the second rank comes before the first")
    void threeSquares() {
        squares("b1 h1 c2", 10, 1, 7);
        squares("d4", 27);
        alike(random -> check(RandomSquares.squares(3, 0xFEFEL, random)));
    }

    @Test
    @DisplayName("inside a rank from a to h")
    void insideARank() {
        squares("a2 d2 h2", 8, 11, 15);
        squares("e4 f4 e3", 28, 29, 20);
        alike(random -> check(RandomSquares.squares(3, 0xFFL << 8 * random.nextInt(1, 7), random)));
    }

    @Test
    @DisplayName("the empty set has none, and {b2} after it one")
    void emptySet() {
        squares("");
        squares("b2", 9);
        squares("");
        alike(random -> {
            squares("");
            check(RandomSquares.squares(1, INNER, random));
        });
    }

    @Test
    @DisplayName("the upper half of the board")
    void upperHalf() {
        squares("c3 f3 d5 b6 g7", 54, 41, 35, 18, 21);
        squares("h4 a5", 32, 31);
        alike(random -> check(RandomSquares.squares(4, -1L << 31 & -1L >>> 8, random)));
    }

    @Test
    @DisplayName("h8 and h1: in one direction or the other the set is less than 0")
    void signBit() {
        squares("h8", 63);
        squares("h1", 7);
        squares("a1 d4 h8", 63, 27, 0);
        alike(random -> check(RandomSquares.squares(1, INNER, random) | (random.nextBoolean() ? 1L << 63 : 1L << 7)));
    }

    @Test
    @DisplayName("the whole board: a8 first, h1 last")
    void wholeBoard() {
        check(-1L);
        alike(random -> check(~RandomSquares.squares(3, -1L, random)));
    }

    @Test
    @DisplayName("1,000 random sets")
    void randomSets() {
        SplittableRandom random = random();
        for (int i = 0; i < 1_000; i++) {
            long set = random.nextLong() & (i % 2 == 0 ? -1L : random.nextLong());
            smallestFirst(set, () -> check(set));
        }
    }

    /** The square at index {@code place} in reading order, from 0 (a8) to 63 (h1). */
    private static int read(int place) {
        return 8 * (7 - place / 8) + place % 8;
    }

    private void check(long set) {
        int[] squares = IntStream.range(0, 64)
                .map(SquaresInOrderContract::read)
                .filter(square -> (set >>> square & 1) != 0)
                .toArray();
        check(set, squares);
    }

    private void squares(String squares, int... expected) {
        check(set(squares), expected);
    }

    private void check(long set, int[] expected) {
        int[] yours = answer().squares(set);
        assertThat(yours)
                .withFailMessage(() -> "The squares of "
                        + (expected.length < 11 ? "{" + names(set) + "}" : "0x%016XL".formatted(set)) + ", read from a8"
                        + difference(expected, yours))
                .isEqualTo(expected);
    }

    /** Both lists, or where they first differ if they are too long to compare by eye. */
    private static String difference(int[] expected, int[] yours) {
        if (yours == null || expected.length < 11 && yours.length < 11) {
            return ", are " + Arrays.toString(expected) + "; yours are " + Arrays.toString(yours) + ".";
        }
        int at = Arrays.mismatch(expected, yours);
        return ", have " + number(expected, at) + " at index " + at + "; yours has " + number(yours, at) + " there.";
    }

    private static String number(int[] squares, int at) {
        if (at >= squares.length) {
            return "nothing more";
        }
        return squares[at] + (squares[at] >= 0 && squares[at] < 64 ? " (" + name(squares[at]) + ")" : "");
    }
}
