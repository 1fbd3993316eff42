package sphericalknight.exercises.knight;

import sphericalknight.exercise.Exercise;

/** Exercise 2.1: attacks of a set of knights. */
@Exercise(id = "2.1", title = "Attacks of a set of knights", lesson = "02-knight", inClass = true)
public interface Knight {
    /**
     * The squares attacked by at least one of {@code knights}, occupied or empty. Bit 0 is a1, bit 7 is h1, bit 63 is h8.
     *
     * <pre>
     * 6  . . x . x . . .
     * 5  . x . . . x . .
     * 4  . . . N . . . .     one knight (N) and the squares it attacks (x)
     * 3  . x . . . x . .
     * 2  . . x . x . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param knights any set of squares, from none to all 64
     */
    long attacks(long knights);
}
