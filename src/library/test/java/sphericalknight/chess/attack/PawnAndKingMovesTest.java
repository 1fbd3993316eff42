package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("KingMoves, PawnMoves and Path: sets against squares counted by hand")
class PawnAndKingMovesTest {
    @Test
    @DisplayName("a king has 3 neighbours in a corner, 5 on an edge, 8 inside; all squares together 420")
    void kingNeighbours() {
        assertThat(names(KingMoves.attacks(set("a1")))).isEqualTo("b1 a2 b2");
        assertThat(names(KingMoves.attacks(set("h5")))).isEqualTo("g4 h4 g5 g6 h6");
        assertThat(names(KingMoves.attacks(set("d4")))).isEqualTo("c3 d3 e3 c4 e4 c5 d5 e5");
        int all = 0;
        for (int square = 0; square < 64; square++) {
            all += Long.bitCount(KingMoves.attacks(1L << square));
        }
        assertThat(all).isEqualTo(420);
    }

    @Test
    @DisplayName("two kings side by side attack each other's square, and nobody attacks nothing")
    void severalKings() {
        assertThat(names(KingMoves.attacks(set("a8 b8")))).isEqualTo("a7 b7 c7 a8 b8 c8");
        assertThat(KingMoves.attacks(0)).isZero();
    }

    @Test
    @DisplayName("white pawns push to empty squares and jump two only from the second rank over nobody")
    void whitePushes() {
        long pawns = set("a2 c2 e2 g3 h7");
        long empty = ~(pawns | set("c3 e4"));
        assertThat(names(PawnMoves.whitePushes(pawns, empty))).isEqualTo("a3 e3 g4 h8");
        assertThat(names(PawnMoves.whiteDoublePushes(pawns, empty))).isEqualTo("a4");
    }

    @Test
    @DisplayName("black pawns push to empty squares and jump two only from the seventh rank over nobody")
    void blackPushes() {
        long pawns = set("a7 c7 e7 g6 h2");
        long empty = ~(pawns | set("c6 e5"));
        assertThat(names(PawnMoves.blackPushes(pawns, empty))).isEqualTo("h1 g5 a6 e6");
        assertThat(names(PawnMoves.blackDoublePushes(pawns, empty))).isEqualTo("a5");
    }

    @Test
    @DisplayName("pawns on the a- and h-file attack one square, and never round the edge")
    void pawnAttacks() {
        long pawns = set("a4 d4 h4");
        assertThat(names(PawnMoves.whiteAttacksEast(pawns))).isEqualTo("b5 e5");
        assertThat(names(PawnMoves.whiteAttacksWest(pawns))).isEqualTo("c5 g5");
        assertThat(names(PawnMoves.whiteAttacks(pawns))).isEqualTo("b5 c5 e5 g5");
        assertThat(names(PawnMoves.blackAttacksEast(pawns))).isEqualTo("b3 e3");
        assertThat(names(PawnMoves.blackAttacksWest(pawns))).isEqualTo("c3 g3");
        assertThat(names(PawnMoves.blackAttacks(pawns))).isEqualTo("b3 c3 e3 g3");
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
    }

    @Test
    @DisplayName("squares a knight's move apart, and a square and itself, have no path")
    void noPath() {
        assertThat(Path.to(0, 10)).isZero();
        assertThat(Path.between(0, 10)).isZero();
        assertThat(Path.line(0, 10)).isZero();
        assertThat(Path.to(9, 9)).isZero();
        assertThat(Path.line(9, 9)).isZero();
        assertThat(Path.between(0, 1)).isZero();
    }
}
