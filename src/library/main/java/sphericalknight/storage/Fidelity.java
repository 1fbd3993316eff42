package sphericalknight.storage;

import java.util.Arrays;
import java.util.Locale;
import sphericalknight.chess.position.Position;

/** The part of a position or game that a scheme restores; each value includes everything the previous one keeps. */
public enum Fidelity {
    /** The pieces on their squares. A decoded position has no castling rights, and White is to move unless White could capture the king. */
    BOARD,
    /**
     * Everything that decides whether a position repeats: the board, the side to move, castling rights, and en passant where it is legal.
     */
    REPETITION_STATE,
    /** All six fields of a FEN, with both counters and with the en passant square after every double push. */
    FEN_STATE,
    /** Every move since the first. */
    FULL_HISTORY;

    /** {@return the value in words, "board" to "full history"} */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /**
     * Returns the preserved part of a position as text: positions with the same text are equal at this fidelity. {@link #FULL_HISTORY}
     * returns the text of {@link #FEN_STATE}, without the moves.
     *
     * <pre>{@code
     *                     after 1.e4
     * BOARD               rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
     * REPETITION_STATE    rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -       no pawn can capture on e3
     * FEN_STATE           rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
     * }</pre>
     */
    public String of(Position position) {
        String[] fields = position.fen().split(" ");
        if (this == BOARD) {
            return fields[0];
        }
        if (this == REPETITION_STATE) {
            fields[3] = position.enPassantIsLegal() ? fields[3] : "-";
            return String.join(" ", Arrays.copyOf(fields, 4));
        }
        return String.join(" ", fields);
    }
}
