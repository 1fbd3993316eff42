package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.memory.UndoCases.Made;

class UndoRecordContract extends Contract<UndoRecord> {
    @Test
    @DisplayName("a plain move goes back, and the clock with it")
    void plainMove() {
        back("4k3/8/8/8/8/8/8/4K1N1 w - - 17 30 g1f3", "knight g1 to f3 and back");
        back(UndoCases.LATE, "the clock says 140, for nobody has claimed a draw");
    }

    @Test
    @DisplayName("a captured piece comes back")
    void capture() {
        back(UndoCases.CAPTURE, "e4 takes d5: a black pawn must come back, and the clock was 3");
    }

    @Test
    @DisplayName("castling rights come back")
    void castlingRights() {
        back(UndoCases.ROOK, "rook a1 takes a8: two rights were lost");
    }

    @Test
    @DisplayName("the en passant square comes back when nobody used it")
    void enPassantSquare() {
        back(UndoCases.C6_PASSED_ON, "the king moved instead of taking on c6");
        back(UndoCases.H3_PASSED_ON, "the king moved instead of taking on h3");
        back(UndoCases.KNIGHT_TO_D6, "the knight goes to d6, the en passant square: only a pawn captures there");
        back(UndoCases.ROOK_TO_A3, "the rook goes to a3, the en passant square: only a pawn captures there");
    }

    @Test
    @DisplayName("a pawn captured in passing comes back on its own square")
    void enPassant() {
        back(UndoCases.EN_PASSANT, "e5 takes d6 in passing: the black pawn stood on d5");
        back(UndoCases.BLACK_EN_PASSANT, "b4 takes a3 in passing: the white pawn stood on a4");
    }

    @Test
    @DisplayName("a queen that was a pawn is a pawn again")
    void promotion() {
        back(UndoCases.PROMOTION, "a7 takes b8 and becomes a queen");
        back(UndoCases.BLACK_PROMOTION, "h2 to h1 becomes a queen");
    }

    @Test
    @DisplayName("after castling the rook goes home, too")
    void castling() {
        back(UndoCases.SHORT, "White castles short");
        back(UndoCases.LONG, "Black castles long");
        back(UndoCases.WHITE_LONG, "White castles long");
        back(UndoCases.BLACK_SHORT, "Black castles short");
        back(UndoCases.ROOK_TO_G1, "a rook goes from e1 to g1: only a king castles");
    }

    @Test
    @DisplayName("two records made one after the other: both short, at most ten numbers, and each brings its move back")
    void shortRecord() {
        String start = UndoCases.CAPTURE.substring(0, UndoCases.CAPTURE.lastIndexOf(' '));
        Made capture = Made.of(UndoCases.CAPTURE, UndoCases.CAPTURE);
        Made plain = Made.of(start + " e1e2", start + " e1e2");
        bothBack(capture, plain);
        alike(random -> bothBack(capture.amongOthers(random), plain.amongOthers(random)));
    }

    @Test
    @DisplayName("3,000 random moves, castling and captures in passing among them")
    void randomGames() {
        UndoCases.games(random()).forEach(made -> smallestFirst(PieceNumbers.taken(made.before()), () -> check(made)));
    }

    /** Asks about a move and, in the hidden run, about the same move among other pieces. */
    private void back(String fenAndMove, String words) {
        Made made = Made.of(fenAndMove, words);
        check(made);
        alike(random -> check(made.amongOthers(random)));
    }

    /** Asks for both records before the first one is used. */
    private void bothBack(Made... both) {
        int[][] records = {both[0].remembered(answer()), both[1].remembered(answer())};
        for (int i = 0; i < both.length; i++) {
            assertShort(records[i]);
            int[] restored = answerApart().restore(both[i].after(), records[i]);
            if (!Arrays.equals(restored, both[i].before())) {
                fail(both[i].words() + ", record " + (i + 1) + " of two that were made one after the other; "
                        + PieceNumbers.restored(both[i].before(), restored));
            }
        }
    }

    private void check(Made made) {
        int[] restored = null;
        RuntimeException thrown = null;
        try {
            restored = restored(answer(), answerApart(), made);
        } catch (RuntimeException e) {
            thrown = e;
        }
        if (!Arrays.equals(restored, made.before())) {
            UndoRecord alone = answerApart();
            if (Arrays.equals(restored(alone, alone, made), made.before())) {
                fail(UndoCases.KEPT);
            }
            if (thrown != null) {
                throw thrown;
            }
            fail(made.words() + "; " + PieceNumbers.restored(made.before(), restored));
        }
    }

    private static int[] restored(UndoRecord there, UndoRecord back, Made made) {
        int[] record = made.remembered(there);
        assertShort(record);
        return back.restore(made.after(), record);
    }

    private static void assertShort(int[] record) {
        assertThat(record)
                .as("the record; with nothing to remember it is an empty array")
                .isNotNull();
        assertThat(record.length <= 10)
                .as("the record has %d numbers; at most 10 are allowed", record.length)
                .isTrue();
    }

    @Override
    protected boolean mayChange(String method) {
        return method.equals("restore");
    }

    @Override
    protected void probe(UndoRecord answer) {
        for (String each : UndoCases.PROBES) {
            Made made = Made.of(each, "");
            int[] record = made.remembered(answer);
            answer.restore(made.after(), record == null ? new int[0] : record);
        }
    }
}
