package sphericalknight.draughts;

import sphericalknight.bits.Compress;

/**
 * The reach of a king along its two diagonals: the squares it sees, on which all its moves depend. Three implementations compute it: by
 * walking, by magic multiplication and by bit gathering. They agree on every occupancy.
 *
 * <pre>{@code
 * 6  . . . . . .        K  the king on b2
 * 5  . . . . o .        o  a man: seen, but not passed
 * 4  . . . x . .        x  seen
 * 3  x . x . . .
 * 2  . K . . . .        the first man on each ray is part of the answer;
 * 1  x . x . . .        f6 lies behind e5 and is not
 *    a b c d e f
 * }</pre>
 */
public interface KingReach {
    /**
     * The squares that a king sees, as a set in numbering B: all empty squares up to the first man in each direction, and that man's
     * square.
     *
     * @param square the king's square, 0 to 31 in numbering B
     * @param occupied all men; whether the king's own bit is set makes no difference
     * @return never 0: every dark square has a neighbour
     */
    int reach(int square, int occupied);

    /** The name of this way to compute the reach, for the command line and benchmarks: one lower-case word, such as "magic". */
    String name();

    /** The fastest method on this JVM: gathering from Java 19 on, magic otherwise. */
    static KingReach best() {
        return Compress.available() ? GatherReach.INSTANCE : MagicReach.INSTANCE;
    }
}
