package sphericalknight.exercises.knight;

import sphericalknight.exercise.Exercise;

/** Exercise 2.4: attacks of any leaper, such as knights, camels, zebras and giraffes. */
@Exercise(id = "2.4", title = "The general leaper", lesson = "02-knight", bonus = true)
public interface AnyLeaper {
    /**
     * The squares attacked by at least one of {@code leapers}, occupied or empty. They leap {@code one} squares along a file or a rank and
     * {@code other} squares across, in all directions. Bit 0 is a1, bit 63 is h8.
     *
     * <pre>
     * 7  . . x . x . . .
     * 6  . . . . . . . .
     * 5  x . . . . . x .
     * 4  . . . L . . . .     a camel (L) leaps 1 and 3
     * 3  x . . . . . x .
     * 2  . . . . . . . .
     * 1  . . x . x . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param leapers any set of squares
     * @param one 0 to 7
     * @param other 0 to 7; {@code one} and {@code other} are not both 0
     */
    long attacks(long leapers, int one, int other);
}
