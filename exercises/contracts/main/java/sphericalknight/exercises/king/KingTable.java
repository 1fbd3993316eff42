package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.4: the attacks of a king as a table of 64 sets. */
@Exercise(
        id = "3.4",
        title = "A table of 64 sets",
        lesson = "03-king",
        uses = "sphericalknight.chess.attack.KingMoves.attacks")
public interface KingTable {
    /** 64 sets: entry {@code n} is the set of squares that a king on square {@code n} attacks, with {@code n} from 0 (a1) to 63 (h8). */
    long[] table();

    /**
     * The squares attacked by at least one of {@code pieces}, looked up, not computed. The table need not be for a king:
     *
     * <pre>
     *    pieces       table[1]     table[4]     answer
     * 2  . . . . . .  x x x . . .  . . . x x x  x x x x x x
     * 1  . P . . P .  x . x . . .  . . . x . x  x . x x . x
     *    a b c d e f  a b c d e f  a b c d e f  a b c d e f
     * </pre>
     *
     * @param table 64 sets; the array must not be changed
     * @param pieces any set of squares
     */
    long attacks(long[] table, long pieces);
}
