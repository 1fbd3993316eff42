package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("PawnMoves and Path: sets against squares counted by hand")
class PawnMovesTest {
    @Test
    @DisplayName("white pawns push to empty squares and jump two only from the second rank over nobody")
    void whitePushes() {
        long pawns = set("a2 c2 e2 g3 h7");
        long empty = ~(pawns | set("c3 e4"));
        assertThat(names(PawnMoves.whitePushes(pawns, empty))).isEqualTo("a3 e3 g4 h8");
        assertThat(names(PawnMoves.whiteDoublePushes(pawns, empty))).isEqualTo("a4");
    }

    @Test
    @DisplayName("the path from b2 to e5: between, with its end, and the whole line")
    void path() {
        int b2 = Squares.square("b2");
        int e5 = Squares.square("e5");
        assertThat(names(Path.between(b2, e5))).isEqualTo("c3 d4");
        assertThat(names(Path.to(b2, e5))).isEqualTo("c3 d4 e5");
        assertThat(names(Path.line(b2, e5))).isEqualTo("a1 b2 c3 d4 e5 f6 g7 h8");
        assertThat(names(Path.to(e5, b2))).isEqualTo("b2 c3 d4");
        assertThat(Path.between(0, 1)).as("neighbours").isZero();
        assertThat(Path.to(0, 10) | Path.line(0, 10))
                .as("a knight's move apart")
                .isZero();
        assertThat(Path.to(9, 9) | Path.line(9, 9)).as("the same square").isZero();
    }
}
