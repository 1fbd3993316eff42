package sphericalknight.exercises.draughts;

import java.util.SplittableRandom;
import sphericalknight.draughts.Numbering;

/** Helper methods of the tests for sets in numbering B. */
final class Boards {
    private Boards() {}

    /** The set of the named squares, in numbering B. */
    static int set(String names) {
        return Numbering.B.set(names);
    }

    /** Converts a set in numbering B to a set of the 64 squares (bit 0 is a1), so that a failure message can draw it. */
    static long board(int set) {
        return Numbering.B.toBoard(set);
    }

    /** A random set that contains about one square in four. */
    static int some(SplittableRandom random) {
        return random.nextInt() & random.nextInt();
    }
}
