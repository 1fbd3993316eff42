package sphericalknight.exercises.knight;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class KnightContract extends Contract<Knight> {
    @Test
    @DisplayName("a knight in the middle has eight jumps")
    void middleHasEightJumps() {
        attacks("""
                8  . . . . . . . .
                7  . . . . . . . .
                6  . . x . x . . .
                5  . x . . . x . .
                4  . . . N . . . .
                3  . x . . . x . .
                2  . . x . x . . .
                1  . . . . . . . .
                   a b c d e f g h
                """, "knight on d4: two squares along, one across, in all eight directions");
    }

    @Test
    @DisplayName("a knight on the a file does not come out on the right")
    void noTeleportFromTheLeftEdge() {
        attacks(
                """
                8  . . . . . . . .
                7  . . . . . . . .
                6  . x . . . . . .
                5  . . x . . . . .
                4  N . . . . . . .
                3  . . x . . . . .
                2  . x . . . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """,
                "knight on a4: jumps to the left leave the board; if one comes out on the right, which line makes it, and is its mask that of the left?");
    }

    @Test
    @DisplayName("a knight on the h file does not come out on the left")
    void noTeleportFromTheRightEdge() {
        attacks(
                """
                8  . . . . . . . .
                7  . . . . . . x .
                6  . . . . . x . .
                5  . . . . . . . N
                4  . . . . . x . .
                3  . . . . . . x .
                2  . . . . . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """,
                "knight on h5: jumps to the right leave the board; if one comes out on the left, which line makes it, and is its mask that of the right?");
    }

    @Test
    @DisplayName("from the second file, too, a jump can leave the board")
    void noTeleportFromTheSecondFile() {
        attacks("""
                8  . . . . . . . .
                7  x . x . . . . .
                6  . . . x . . . .
                5  . N . . . . . .
                4  . . . x . . . .
                3  x . x . . x . x
                2  . . . . x . . .
                1  . . . . . . N .
                   a b c d e f g h
                """, "knights on b5 and g1, one file from the edge: jumps of two files");
    }

    @Test
    @DisplayName("the corners a1 and h8: the lowest and the highest bit")
    void lowestAndHighestBit() {
        attacks(set("a1 h8"), set("b3 c2 f7 g6"), "knights on a1 and h8: bit 63 is the sign of a long");
    }

    @Test
    @DisplayName("all knights at once, and squares attacked twice count once")
    void knightsAreASet() {
        attacks("""
                8  . . . . . . . .
                7  . . . . . . . .
                6  . x . x . x . .
                5  x . x . x . x .
                4  . . N . N . . .
                3  x . x . x . x .
                2  . x . x . x . .
                1  . . . . . . . .
                   a b c d e f g h
                """, "knights on c4 and e4; both attack d2 and d6");
    }

    @Test
    @DisplayName("no knight attacks nothing, a full board attacks everything")
    void nothingAndEverything() {
        assertBoard(answer().attacks(0L)).as("no knight").isEqualTo(0L);
        String words = "a shift moves all knights at once, so eight jumps are enough for a full board";
        assertSteps(60, () -> compare(-1L), words);
        alike(random -> assertSteps(60, () -> compare(~(random.nextLong() & 0x1818_1818_0000L)), words));
    }

    @Test
    @DisplayName("every single square, and 500 random sets")
    void everySquareAndRandomSets() {
        eachSquare(square -> compare(1L << square));
        randomSets(500, random -> random.nextLong() & random.nextLong() & random.nextLong(), this::compare);
    }

    private void attacks(String picture, String words) {
        attacks(parse(picture, 'N'), parse(picture, 'x'), words);
    }

    /** Asks about these knights and, in the hidden run, about one of them and another in the middle. */
    private void attacks(long knights, long expected, String words) {
        check(knights, expected, words);
        alike(random -> compare(RandomSquares.apart(names(knights), "d4 e4 d5 e5", KnightMoves::attacks, random)));
    }

    private void compare(long knights) {
        check(knights, KnightMoves.attacks(knights), "");
    }

    private void check(long knights, long expected, String words) {
        assertBoard(answer().attacks(knights)).with('N', knights).as(words).isEqualTo(expected);
    }
}
