package sphericalknight.exercises.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.square;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class KnightCountContract extends Contract<KnightCount> {
    /** The number of moves from each square, counted by hand. */
    private static final String MOVES = """
            8  2 3 4 4 4 4 3 2
            7  3 4 6 6 6 6 4 3
            6  4 6 8 8 8 8 6 4
            5  4 6 8 8 8 8 6 4
            4  4 6 8 8 8 8 6 4
            3  4 6 8 8 8 8 6 4
            2  3 4 6 6 6 6 4 3
            1  2 3 4 4 4 4 3 2
               a b c d e f g h
            """;

    /** The numbers of moves that there are. */
    private static final int[] NUMBERS = {2, 3, 4, 6, 8};

    private int[] asked;

    @Test
    @DisplayName("eight moves from d4, in the middle")
    void middle() {
        moves("d4", 8, "all eight jumps stay on the board");
        moves("d4", 8, "asked a second time");
    }

    @Test
    @DisplayName("two moves from the corner a1, three from b1")
    void corner() {
        moves("a1", 2, "to b3 and c2");
        moves("b1", 3, "to a3, c3 and d2");
    }

    @Test
    @DisplayName("the upper half of the board, too: e5 has eight, h8 two")
    void upperHalf() {
        moves("e5", 8, "all eight jumps stay on the board");
        moves("h4", 4, "to f3, f5, g2 and g6");
        moves("h8", 2, "to f7 and g6");
    }

    @Test
    @DisplayName("nowhere 1, 5 or 7")
    void neverFive() {
        assertBoard(withMoves(1) | withMoves(5) | withMoves(7))
                .as("the squares for which moves() gives 1, 5 or 7")
                .isEqualTo(0L);
        for (int moves : NUMBERS) {
            int expected = Long.bitCount(expected(moves));
            int yours = Long.bitCount(withMoves(moves));
            assertThat(yours)
                    .withFailMessage(
                            () -> expected + " squares have " + moves + " moves, in yours " + yours + firstWrong())
                    .isEqualTo(expected);
        }
    }

    @Test
    @DisplayName("2, 3, 4, 6 and 8, each on the right squares")
    void everySquare() {
        for (int moves : NUMBERS) {
            assertBoard(withMoves(moves))
                    .as("the squares for which moves() gives " + moves)
                    .isEqualTo(expected(moves));
        }
    }

    @Test
    @DisplayName("336 moves from all 64 squares together")
    void total() {
        int total = Arrays.stream(asked()).sum();
        assertThat(total == 336 && firstWrong().equals("."))
                .withFailMessage(() -> "All 64 squares have 336 moves together, yours " + total + firstWrong())
                .isTrue();
    }

    private static long expected(int moves) {
        return parse(MOVES, (char) ('0' + moves));
    }

    /** What the answer returns for each square; it is called only once for each. */
    private int[] asked() {
        if (asked == null) {
            asked = IntStream.range(0, 64).map(square -> answer().moves(square)).toArray();
        }
        return asked;
    }

    /** The end of a sentence: a full stop, and the first square for which the answer is wrong. */
    private String firstWrong() {
        for (int square = 0; square < 64; square++) {
            for (int moves : NUMBERS) {
                boolean isIt = (expected(moves) >>> square & 1) == 1;
                if (isIt && asked()[square] != moves) {
                    return ". The first wrong one is " + name(square) + ": moves(" + square + ") is " + moves
                            + ", yours " + asked()[square] + ".";
                }
            }
        }
        return ".";
    }

    /** The squares for which the answer returns {@code moves}. */
    private long withMoves(int moves) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            squares |= asked()[square] == moves ? 1L << square : 0;
        }
        return squares;
    }

    private void moves(String square, int expected, String words) {
        int yours = answer().moves(square(square));
        assertThat(yours)
                .withFailMessage("A knight on %s has %d moves, yours %d (%s).", square, expected, yours, words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KnightCount answer) {
        eachSquare(answer::moves);
    }
}
