package sphericalknight.exercises.bitboards;

import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.board.Lines;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class SquareLinesContract extends Contract<SquareLines> {
    private static final long INNER = 0x007E_7E7E_7E7E_7E00L;

    /** The inner squares of the long diagonals and above them. */
    private static final long ABOVE_A1_H8 = INNER & 0xFF7F_3F1F_0F07_0301L;

    private static final long ABOVE_A8_H1 = INNER & 0xFFFE_FCF8_F0E0_C080L;

    @Test
    @DisplayName("the file of c5, and of h1")
    void files() {
        compare("file", "c5", answer().file(square("c5")), "c1 c2 c3 c4 c5 c6 c7 c8");
        compare("file", "h1", answer().file(square("h1")), "h1 h2 h3 h4 h5 h6 h7 h8");
        alike(random -> file(RandomSquares.square(INNER, random)));
    }

    @Test
    @DisplayName("the rank of c5, and of h8")
    void ranks() {
        compare("rank", "c5", answer().rank(square("c5")), "a5 b5 c5 d5 e5 f5 g5 h5");
        compare("rank", "h8", answer().rank(square("h8")), "a8 b8 c8 d8 e8 f8 g8 h8");
        alike(random -> rank(RandomSquares.square(INNER, random)));
    }

    @Test
    @DisplayName("rising diagonals: the long one through e5, and c5's above it")
    void risingAbove() {
        compare("rising diagonal", "e5", answer().rising(square("e5")), "a1 b2 c3 d4 e5 f6 g7 h8");
        compare("rising diagonal", "c5", answer().rising(square("c5")), "a3 b4 c5 d6 e7 f8");
        alike(random -> rising(RandomSquares.square(ABOVE_A1_H8, random)));
    }

    @Test
    @DisplayName("rising diagonals below the long one: f2's, and h1 alone")
    void risingBelow() {
        compare("rising diagonal", "f2", answer().rising(square("f2")), "e1 f2 g3 h4");
        compare("rising diagonal", "h1", answer().rising(square("h1")), "h1");
        alike(random -> rising(RandomSquares.square(INNER & ~ABOVE_A1_H8, random)));
    }

    @Test
    @DisplayName("falling diagonals: the long one through d5, and g6's above it")
    void fallingAbove() {
        compare("falling diagonal", "d5", answer().falling(square("d5")), "a8 b7 c6 d5 e4 f3 g2 h1");
        compare("falling diagonal", "g6", answer().falling(square("g6")), "e8 f7 g6 h5");
        alike(random -> falling(RandomSquares.square(ABOVE_A8_H1, random)));
    }

    @Test
    @DisplayName("falling diagonals below the long one: b4's, and a1 alone")
    void fallingBelow() {
        compare("falling diagonal", "b4", answer().falling(square("b4")), "a5 b4 c3 d2 e1");
        compare("falling diagonal", "a1", answer().falling(square("a1")), "a1");
        alike(random -> falling(RandomSquares.square(INNER & ~ABOVE_A8_H1, random)));
    }

    @Test
    @DisplayName("all four lines of all 64 squares")
    void everySquare() {
        for (int i = 0; i < 128; i++) { // asked a second time, the answer is the same
            int square = i % 64;
            file(square);
            rank(square);
            rising(square);
            falling(square);
        }
    }

    private void file(int square) {
        compare("file", square, answer().file(square), Lines.fileMask(square % 8));
    }

    private void rank(int square) {
        compare("rank", square, answer().rank(square), Lines.rankMask(square / 8));
    }

    private void rising(int square) {
        compare("rising diagonal", square, answer().rising(square), Lines.diagonal(square));
    }

    private void falling(int square) {
        compare("falling diagonal", square, answer().falling(square), Lines.antidiagonal(square));
    }

    private void compare(String line, String square, long yours, String expected) {
        compare(line, square(square), yours, set(expected));
    }

    private void compare(String line, int square, long yours, long expected) {
        assertBoard(yours).as("the " + line + " of " + name(square)).isEqualTo(expected);
    }
}
