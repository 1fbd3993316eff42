package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.contract.Contract;

@DisplayName("8.4 Undo record that restores everything")
class UndoRecordContract extends Contract<UndoRecord> {
    private static final String CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 3 1 e4d5";
    private static final String EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 e5d6";
    private static final String PROMOTION = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 a7b8q";
    private static final String SHORT = "4k3/8/8/8/8/8/8/4K2R w K - 7 1 e1g1";
    private static final String LONG = "r3k3/8/8/8/8/8/8/4K3 b q - 7 1 e8c8";
    private static final String ROOK = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 1 a1a8";
    private static final String PASSED_ON = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 e1e2";

    @Test
    @DisplayName("a plain move goes back, and the clock with it")
    void plainMove() {
        back("4k3/8/8/8/8/8/8/4K1N1 w - - 17 30 g1f3", "knight g1 to f3 and back");
    }

    @Test
    @DisplayName("a captured piece comes back")
    void capture() {
        back(CAPTURE, "e4 takes d5: a black pawn must come back, and the clock was 3");
    }

    @Test
    @DisplayName("castling rights come back")
    void castlingRights() {
        back(ROOK, "rook a1 takes a8: two rights were lost");
    }

    @Test
    @DisplayName("the en passant square comes back when nobody used it")
    void enPassantSquare() {
        back(PASSED_ON, "the king moved instead of taking on d6");
    }

    @Test
    @DisplayName("a pawn captured in passing comes back on its own square")
    void enPassant() {
        back(EN_PASSANT, "e5 takes d6 in passing: the black pawn stood on d5");
        back("4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1 b4a3", "b4 takes a3 in passing: the white pawn stood on a4");
    }

    @Test
    @DisplayName("a queen that was a pawn is a pawn again")
    void promotion() {
        back(PROMOTION, "a7 takes b8 and becomes a queen");
        back("4k3/8/8/8/8/8/7p/4K3 b - - 0 1 h2h1q", "h2 to h1 becomes a queen");
    }

    @Test
    @DisplayName("after castling the rook goes home, too")
    void castling() {
        back(SHORT, "White castles short");
        back(LONG, "Black castles long");
    }

    @Test
    @DisplayName("a record is short: at most ten numbers")
    void shortRecord() {
        Position before = position(CAPTURE);
        int[] record = answer().remember(state(before), 28, 35);
        assertThat(record.length).as("length; the board itself is no record").isLessThanOrEqualTo(10);
        int[] restored = answerApart().restore(state(before.after(Uci.move(before, "e4d5"))), record);
        assertThat(restored).as("what this record restores").isEqualTo(state(before));
    }

    @Test
    @DisplayName("random games of 3,000 moves")
    void randomGames() {
        SplittableRandom random = random();
        Position position = Position.start();
        for (int i = 0; i < 3000; i++) {
            int[] legal = Arrays.stream(position.legalMoves())
                    .filter(move -> Move.promotion(move) == 0 || Move.promotion(move) == Piece.QUEEN)
                    .toArray();
            if (legal.length == 0 || i % 150 == 0) {
                position = Position.start();
                continue;
            }
            int move = legal[random.nextInt(legal.length)];
            String fen = position.fen();
            smallestFirst(position.occupied(), () -> check(Position.fromFen(fen), move, fen));
            position.make(move);
        }
    }

    private void back(String fenAndMove, String words) {
        Position position = position(fenAndMove);
        check(position, Uci.move(position, fenAndMove.substring(fenAndMove.lastIndexOf(' ') + 1)), words);
    }

    private void check(Position position, int move, String words) {
        int[] before = state(position);
        int[] restored = restored(answer(), answerApart(), position, move);
        boolean same = Arrays.equals(restored, before);
        assertThat(same).as(words + "; " + difference(before, restored)).isTrue();
    }

    private static Position position(String fenAndMove) {
        return Position.fromFen(fenAndMove.substring(0, fenAndMove.lastIndexOf(' ')));
    }

    private static int[] restored(UndoRecord there, UndoRecord back, Position position, int move) {
        int from = Move.from(move);
        int to = Move.isCastling(move) ? from + (Move.to(move) > from ? 2 : -2) : Move.to(move);
        int[] record = there.remember(state(position), from, to);
        return back.restore(state(position.after(move)), record == null ? new int[0] : record.clone());
    }

    private static int[] state(Position position) {
        int[] state = new int[67];
        Arrays.setAll(state, i -> i < 64 ? position.pieceAt(i) : 0);
        long rooks = position.castlingRooks();
        state[64] = (int) (rooks >>> 7 & 1 | (rooks & 1) << 1 | (rooks >>> 63) << 2 | (rooks >>> 56 & 1) << 3);
        state[65] = position.enPassant();
        state[66] = position.halfmoveClock();
        return state;
    }

    private static String difference(int[] expected, int[] actual) {
        int at = actual == null ? 0 : Arrays.mismatch(expected, actual);
        if (at < 0 || actual == null || at >= Math.min(67, actual.length)) {
            return "67 numbers are expected";
        }
        String place = at < 64 ? Squares.name(at) : new String[] {"castling", "en passant", "the clock"}[at - 64];
        return place + " was " + Boards.value(at, expected[at]) + ", but you restore " + Boards.value(at, actual[at]);
    }

    @Override
    protected void probe(UndoRecord answer) {
        for (String each : new String[] {CAPTURE, EN_PASSANT, PROMOTION, SHORT, LONG, ROOK, PASSED_ON}) {
            Position position = position(each);
            restored(answer, answer, position, Uci.move(position, each.substring(each.lastIndexOf(' ') + 1)));
        }
    }
}
