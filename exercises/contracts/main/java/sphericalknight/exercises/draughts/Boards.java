package sphericalknight.exercises.draughts;

import java.util.SplittableRandom;
import sphericalknight.draughts.Numbering;

/** Sets in numbering B for the tests: from names, at random, and as boards. */
final class Boards {
    private Boards() {}

    /** The named squares, as an int in numbering B. */
    static int set(String names) {
        return Numbering.B.set(names);
    }

    /** The same squares as a set of all 64, so that a failure can draw them. */
    static long board(int set) {
        return Numbering.B.toBoard(set);
    }

    /** A set that holds about one square in four. */
    static int some(SplittableRandom random) {
        return random.nextInt() & random.nextInt();
    }
}
