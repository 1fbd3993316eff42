package sphericalknight.exercises.king;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class KingContract extends Contract<King> {
    /** The squares from which a king attacks neither an edge at the side nor a corner. */
    private static final String MIDDLE = names(0x003C_3C3C_3C3C_3C00L);

    @Test
    @DisplayName("a king in the middle attacks its eight neighbours")
    void middleHasEightNeighbours() {
        attacks("d4", "c3 d3 e3 c4 e4 c5 d5 e5", "king on d4: one square straight or diagonal, and not its own square");
    }

    @Test
    @DisplayName("a king on the a-file does not step out on the right")
    void noTeleportFromTheLeftEdge() {
        attacks(
                "a4",
                "a3 b3 b4 a5 b5",
                "king on a4: steps to the left leave the board; if one comes out on the right, which line makes it, and is its mask that of the left?");
    }

    @Test
    @DisplayName("a king on the h-file does not step out on the left")
    void noTeleportFromTheRightEdge() {
        attacks(
                "h5",
                "g4 h4 g5 g6 h6",
                "king on h5: steps to the right leave the board; if one comes out on the left, which line makes it, and is its mask that of the right?");
    }

    @Test
    @DisplayName("the corners a1 and h8: the lowest and the highest bit")
    void lowestAndHighestBit() {
        attacks("a1 h8", "b1 a2 b2 g7 h7 g8", "kings on a1 and h8: bit 63 is the sign of a long");
    }

    @Test
    @DisplayName("all kings at once: two neighbours attack each other's square")
    void kingsAreASet() {
        attacks(
                "c4 d4 g7",
                "b3 c3 d3 e3 b4 c4 d4 e4 b5 c5 d5 e5 f6 g6 h6 f7 h7 f8 g8 h8",
                "kings on c4, d4 and g7; c4 attacks d4 and d4 attacks c4, so both are in the set");
    }

    @Test
    @DisplayName("no king attacks nothing, a full board attacks everything")
    void nothingAndEverything() {
        assertBoard(answer().attacks(0L)).as("no king").isEqualTo(0L);
        assertBoard(answer().attacks(-1L)).as("a king on every square").isEqualTo(-1L);
        alike(random -> compare(~RandomSquares.squares(random.nextInt(1, 4), set("d3 d4 d5 d6"), random)));
    }

    @Test
    @DisplayName("every single square, and 500 random sets")
    void everySquareAndRandomSets() {
        eachSquare(square -> compare(1L << square));
        randomSets(
                500,
                random -> random.nextLong() & random.nextLong() & (random.nextBoolean() ? -1L : random.nextLong()),
                this::compare);
    }

    /** Asks about these kings and, in the hidden run, about one of them and another in the middle. */
    private void attacks(String kings, String expected, String words) {
        check(set(kings), set(expected), words);
        alike(random -> compare(RandomSquares.apart(kings, MIDDLE, KingMoves::attacks, random)));
    }

    private void compare(long kings) {
        check(kings, KingMoves.attacks(kings), "");
    }

    private void check(long kings, long expected, String words) {
        assertBoard(answer().attacks(kings)).with('K', kings).as(words).isEqualTo(expected);
    }
}
