package sphericalknight.storage;

import java.util.Locale;

/** The part of a position or game that a scheme restores; each value includes everything the previous one keeps. */
public enum Fidelity {
    /** The pieces on their squares. A decoded position has no castling rights, and White is to move unless White could capture the king. */
    BOARD,
    /** Everything that decides whether a position repeats: the board, the side to move, castling rights, and en passant if it is legal. */
    REPETITION_STATE,
    /** All six fields of a FEN, with both counters and with the en passant square after every double push. */
    FEN_STATE,
    /** All moves, from the first one on. */
    FULL_HISTORY;

    /** {@return the value in words, "board" to "full history"} */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
