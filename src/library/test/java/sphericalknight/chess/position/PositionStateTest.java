package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("PositionState: five sets hold twelve kinds of pieces")
class PositionStateTest {
    @Test
    @DisplayName("every piece on every square is found there, in its own set and in no other")
    void everyPieceOnEverySquare() {
        for (int piece = 0; piece < 12; piece++) {
            for (int square = 0; square < 64; square++) {
                PositionState board = new PositionState();
                board.toggle(piece, square);
                for (int other = 0; other < 12; other++) {
                    assertThat(board.pieces(other / 6, other % 6)).isEqualTo(other == piece ? 1L << square : 0);
                }
                assertThat(board.pieces(piece / 6)).isEqualTo(1L << square);
                assertThat(board.pieces(1 - piece / 6)).isZero();
                assertThat(board.pieceAt(square)).isEqualTo(piece);
                assertThat(board.pieceAt(63 - square)).isEqualTo(Piece.NONE);
            }
        }
    }

    @Test
    @DisplayName("a piece taken off again leaves nothing, in the sets and in the key")
    void nothingIsLeft() {
        for (int piece = 0; piece < 12; piece++) {
            for (int square = 0; square < 64; square++) {
                PositionState board = new PositionState();
                board.toggle(piece, square);
                board.toggle(piece, square);
                assertThat(new long[] {board.white, board.black, board.ones, board.twos, board.fours, board.key})
                        .containsOnly(0);
            }
        }
    }
}
