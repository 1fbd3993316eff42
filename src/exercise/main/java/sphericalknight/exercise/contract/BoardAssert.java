package sphericalknight.exercise.contract;

import org.assertj.core.api.AbstractAssert;

/** An assertion on a set of squares. Where it fails, it shows the expected board and the learner's side by side. */
public final class BoardAssert extends AbstractAssert<BoardAssert, Long> {
    private char piece;
    private long pieces;

    BoardAssert(long actual) {
        super(actual, BoardAssert.class);
    }

    /**
     * Draws {@code pieces} on both boards: the question that the learner's code was asked.
     *
     * @param piece a letter that {@link sphericalknight.draw.Board#piece} knows
     * @param pieces where they stand
     */
    public BoardAssert with(char piece, long pieces) {
        this.piece = piece;
        this.pieces = pieces;
        return this;
    }

    /** Fails unless both sets are the same. */
    public BoardAssert isEqualTo(long expected) {
        if (actual != expected) {
            String words = descriptionText();
            throw new WrongBoard(
                    words.isEmpty() ? "" : words + "\n", new WrongBoard.Boards(expected, actual, piece, pieces));
        }
        return this;
    }
}
