package sphericalknight.solutions.start;

import static sphericalknight.bits.Squares.set;

import sphericalknight.exercises.start.Corners;

/**
 * Exercise 0.1, solved.
 *
 * <p>Other ways: {@code 0x8100_0000_0000_0081L}, which is the same number in hexadecimal. Lesson 01 explains it.
 */
public class CornersSolution implements Corners {
    @Override
    public long corners() {
        return set("a1 h1 a8 h8");
    }
}
