package sphericalknight.chess.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.PerftRow;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

@DisplayName("The 0x88 board against the bitboards")
class MailboxMovesTest {
    private static int[] sorted(int[] moves) {
        int[] sorted = moves.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static void same(Position position) {
        MoveList moves = new MoveList();
        MailboxMoves.pseudoLegal(MailboxBoard.of(position), moves);
        int[] expected = sorted(position.pseudoLegalMoves());
        int[] found = sorted(moves.toArray());
        if (!Arrays.equals(found, expected)) {
            assertThat(found).as(position.fen()).isEqualTo(expected);
        }
    }

    private static List<String> dataPositions() {
        return Stream.of(PerftRow.CHESS, PerftRow.CHESS960)
                .flatMap(suite -> PerftRow.read(suite).stream())
                .map(PerftRow::fen)
                .toList();
    }

    @Test
    @DisplayName("same pseudo-legal moves in all 87 data positions")
    void dataPositionsAgree() {
        assertThat(dataPositions()).hasSize(87);
        dataPositions().forEach(fen -> same(Position.fromFen(fen)));
    }

    @Test
    @DisplayName("same pseudo-legal moves in more than 10,000 positions of random games from the data positions")
    void randomPositionsAgree() {
        Random random = new Random(88);
        int positions = 0;
        for (String fen : dataPositions()) {
            Position position = Position.fromFen(fen);
            for (int ply = 0; ply < 200; ply++) {
                int[] legal = position.legalMoves();
                if (legal.length == 0) {
                    break;
                }
                position.make(legal[random.nextInt(legal.length)]);
                same(position);
                positions++;
            }
        }
        assertThat(positions).isGreaterThan(10_000);
    }

    @Test
    @DisplayName("who attacks a square, by difference and by bitboard, in the data positions")
    void attacksAgree() {
        for (String fen : dataPositions()) {
            Position position = Position.fromFen(fen);
            MailboxBoard board = MailboxBoard.of(position);
            for (int square = 0; square < 64; square++) {
                for (int side = Piece.WHITE; side <= Piece.BLACK; side++) {
                    assertThat(attacked(board, square, side))
                            .as("%s, %s by %s", fen, Squares.name(square), Piece.sideName(side))
                            .isEqualTo(position.isAttacked(square, side));
                }
            }
        }
    }

    private static boolean attacked(MailboxBoard board, int square, int side) {
        for (int from = 0; from < 64; from++) {
            int piece = board.pieceAt(Cells.of(from));
            boolean theirs = piece != Piece.NONE && Piece.side(piece) == side;
            if (theirs && from != square && Differences.attacks(board, Cells.of(from), Cells.of(square))) {
                return true;
            }
        }
        return false;
    }
}
