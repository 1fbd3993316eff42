package sphericalknight.exercises.draughts;

import java.util.SplittableRandom;
import sphericalknight.draughts.Diagonals;
import sphericalknight.draughts.Numbering;

/** Helper methods of the tests for sets in numbering B. */
final class DraughtsSets {
    private DraughtsSets() {}

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

    /**
     * A man on a random square of {@code among}, and pieces around him: in two directions one of {@code beside} stands next to him, and one
     * of {@code behind} behind that. There d is an enemy, w a man, W an own king, and a dot nobody.
     *
     * @return the sets of men, enemies and own kings
     */
    static int[] man(SplittableRandom random, int among, int one, int other, String beside, String behind) {
        int man = 0;
        while ((man & among) == 0) {
            man = 1 << random.nextInt(32);
        }
        int[] sets = new int[128];
        sets['w'] = man;
        for (int direction : new int[] {one, other}) {
            int next = Diagonals.step(man, direction);
            sets[beside.charAt(random.nextInt(beside.length()))] |= next;
            sets[behind.charAt(random.nextInt(behind.length()))] |= Diagonals.step(next, direction);
        }
        return new int[] {sets['w'], sets['d'], sets['W']};
    }
}
