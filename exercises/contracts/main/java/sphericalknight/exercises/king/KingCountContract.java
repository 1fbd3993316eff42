package sphericalknight.exercises.king;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

@DisplayName("3.2 Number of moves of a king")
class KingCountContract extends Contract<KingCount> {
    /** Counted by hand. */
    private static final String MOVES = """
            8  3 5 5 5 5 5 5 3
            7  5 8 8 8 8 8 8 5
            6  5 8 8 8 8 8 8 5
            5  5 8 8 8 8 8 8 5
            4  5 8 8 8 8 8 8 5
            3  5 8 8 8 8 8 8 5
            2  5 8 8 8 8 8 8 5
            1  3 5 5 5 5 5 5 3
               a b c d e f g h
            """;

    @Test
    @DisplayName("eight moves from d4, in the middle")
    void middle() {
        moves("d4", 8, "one step in all eight directions");
    }

    @Test
    @DisplayName("three moves from the corner a1, five from the edge")
    void edge() {
        moves("a1", 3, "to b1, a2 and b2");
        moves("a4", 5, "nothing lies to the left of the a-file");
        moves("e1", 5, "nothing lies below the first rank");
    }

    @Test
    @DisplayName("the upper half of the board, too: e5 has eight, h8 three")
    void upperHalf() {
        moves("e5", 8, "e5 is bit 36; an int has only 32 bits");
        moves("h4", 5, "h4 is bit 31, the sign of an int");
        moves("h8", 3, "h8 is bit 63, the sign of a long");
    }

    @Test
    @DisplayName("3, 5 and 8, each on the right squares")
    void everySquare() {
        for (int moves : new int[] {3, 5, 8}) {
            assertBoard(withMoves(moves)).as("squares with " + moves + " moves").isEqualTo(parse(MOVES, (char)
                    ('0' + moves)));
        }
    }

    @Test
    @DisplayName("420 moves from all 64 squares together")
    void total() {
        int total = 0;
        for (int square = 0; square < 64; square++) {
            total += answer().moves(square);
        }
        assertThat(total)
                .withFailMessage("All 64 squares have 420 moves together, yours %d.", total)
                .isEqualTo(420);
    }

    private long withMoves(int moves) {
        long squares = 0;
        for (int square = 0; square < 64; square++) {
            squares |= answer().moves(square) == moves ? 1L << square : 0;
        }
        return squares;
    }

    private void moves(String square, int expected, String words) {
        int yours = answer().moves(square(square));
        assertThat(yours)
                .withFailMessage("A king on %s has %d moves, yours %d (%s).", square, expected, yours, words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KingCount answer) {
        for (int square = 0; square < 64; square++) {
            answer.moves(square);
        }
    }
}
