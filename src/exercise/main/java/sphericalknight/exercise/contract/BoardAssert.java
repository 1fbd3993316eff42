package sphericalknight.exercise.contract;

import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.AbstractAssert;
import sphericalknight.draughts.Numbering;

/** An assertion on a set of squares. If it fails, it shows the expected board and the learner's side by side. */
public final class BoardAssert extends AbstractAssert<BoardAssert, Long> {
    private final Map<Character, Long> question = new TreeMap<>();

    private final boolean isDraughts;

    BoardAssert(long actual) {
        super(actual, BoardAssert.class);
        isDraughts = false;
    }

    /** Creates an assertion on a 32-bit word in draughts' numbering B. */
    BoardAssert(int actual) {
        super(Numbering.B.toBoard(actual), BoardAssert.class);
        isDraughts = true;
    }

    /**
     * Adds pieces from the input of the learner's code to both boards of the failure message. Call this method once for each kind of piece.
     *
     * @param piece a letter accepted by {@link sphericalknight.draw.Board#piece}
     * @param pieces the squares of the pieces; bit 0 is a1
     */
    public BoardAssert with(char piece, long pieces) {
        question.put(piece, pieces);
        return this;
    }

    /** Fails unless the actual word (numbering B) or set is equal to {@code expected}. */
    public BoardAssert isEqualTo(int expected) {
        return isEqualTo(isDraughts ? Numbering.B.toBoard(expected) : (long) expected);
    }

    /** Fails unless the actual set is equal to {@code expected}. */
    public BoardAssert isEqualTo(long expected) {
        if (actual != expected) {
            String words = descriptionText();
            throw new WrongBoard(
                    words.isEmpty() ? "" : words + "\n", new WrongBoard.Boards(expected, actual, question, isDraughts));
        }
        return this;
    }
}
