package sphericalknight.exercises.slider;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class RelevantOccupancyContract extends Contract<RelevantOccupancy> {
    @Test
    @DisplayName("a rook in the middle: its file and rank without their ends")
    void rookInside() {
        relevant('R', """
                8  . . . . . . . .
                7  . . . x . . . .
                6  . . . x . . . .
                5  . . . x . . . .
                4  . x x R x x x .
                3  . . . x . . . .
                2  . . . x . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """, "ten squares");
    }

    @Test
    @DisplayName("a rook on an edge sees along the whole of that edge, up to the corners")
    void rookOnTheEdge() {
        relevant('R', """
                8  . . . . . . . .
                7  x . . . . . . .
                6  x . . . . . . .
                5  x . . . . . . .
                4  R x x x x x x .
                3  x . . . . . . .
                2  x . . . . . . .
                1  . . . . . . . .
                   a b c d e f g h
                """, "a2 to a7 lie on the edge, but not at the end of the ray");
    }

    @Test
    @DisplayName("a rook in the corner has twelve squares")
    void rookInTheCorner() {
        same('R', square("h8"), set("b8 c8 d8 e8 f8 g8 h2 h3 h4 h5 h6 h7"), "rook on h8");
    }

    @Test
    @DisplayName("a bishop in the middle: both diagonals without the edges of the board")
    void bishopInside() {
        relevant('B', """
                8  . . . . . . . .
                7  . x . . . . . .
                6  . . x . . . x .
                5  . . . x . x . .
                4  . . . . B . . .
                3  . . . x . x . .
                2  . . x . . . x .
                1  . . . . . . . .
                   a b c d e f g h
                """, "nine squares");
    }

    @Test
    @DisplayName("a bishop on an edge and in a corner: no square of the edge is relevant")
    void bishopOnTheEdge() {
        same('B', square("h3"), set("g4 f5 e6 d7 g2"), "towards c8 and towards f1, without these ends");
        same('B', square("a1"), set("b2 c3 d4 e5 f6 g7"), "the great diagonal without its ends");
    }

    @Test
    @DisplayName("a square is relevant exactly if a lone piece on it hides something: all squares, rook and bishop")
    void bySteps() {
        for (int call = 0; call < 128; call++) {
            int square = call / 2; // each square twice
            same('R', square, hiding(new Slider('R', name(square))), "rook on " + name(square));
            same('B', square, hiding(new Slider('B', name(square))), "bishop on " + name(square));
        }
    }

    @Test
    @DisplayName("102,400 ways to occupy a rook's squares, 5,248 for a bishop's")
    void ways() {
        int rook = 0;
        int bishop = 0;
        for (int square = 0; square < 64; square++) {
            rook += 1 << Long.bitCount(answer().rook(square));
            bishop += 1 << Long.bitCount(answer().bishop(square));
        }
        assertThat(rook)
                .as("ways to occupy the rook's squares, all 64 together")
                .isEqualTo(102_400);
        assertThat(bishop)
                .as("ways to occupy the bishop's squares, all 64 together")
                .isEqualTo(5_248);
    }

    private static long hiding(Slider slider) {
        return squaresWhere(square -> slider.attacks(1L << square) != slider.attacks(0));
    }

    private void relevant(char piece, String board, String words) {
        same(piece, Long.numberOfTrailingZeros(parse(board, piece)), parse(board, 'x'), words);
    }

    private void same(char piece, int square, long expected, String words) {
        long yours = piece == 'R' ? answer().rook(square) : answer().bishop(square);
        assertBoard(yours).with(piece, 1L << square).as(words).isEqualTo(expected);
    }
}
