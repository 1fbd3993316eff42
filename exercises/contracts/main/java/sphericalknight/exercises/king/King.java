package sphericalknight.exercises.king;

import sphericalknight.exercise.Exercise;

/** Exercise 3.1: attacks of a set of kings. */
@Exercise(id = "3.1", title = "Attacks of a set of kings", lesson = "03-king", inClass = true)
public interface King {
    /**
     * The squares attacked by at least one of {@code kings}, occupied or empty. Bit 0 is a1, bit 7 is h1, bit 63 is h8.
     *
     * <pre>
     * 5  . . x x x . . .
     * 4  . . x K x . . .     one king (K) and the squares it attacks (x)
     * 3  . . x x x . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param kings any set of squares, from none to all 64
     */
    long attacks(long kings);
}
