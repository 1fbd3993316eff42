package sphericalknight.exercises.memory;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.memory.UndoCases.Made;

class UndoRecordContract extends UndoTests {
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
        for (Made made : UndoCases.games(random())) {
            smallestFirst(PieceNumbers.taken(made.before()), () -> check(made));
        }
    }

    @Override
    protected void probe(UndoRecord answer) {
        for (String each : UndoCases.PROBES) {
            Made made = Made.of(each, "");
            int[] record = answer.remember(made.before(), made.from(), made.to());
            answer.restore(made.after(), record == null ? new int[0] : record);
        }
    }
}
