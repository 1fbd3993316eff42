package sphericalknight.solutions.start;

import static sphericalknight.bits.Squares.set;

import sphericalknight.exercises.start.Corners;

/**
 * Exercise 0.1, solved: the set of four squares given by their names.
 *
 * <p>Other ways: the constant {@code 0x8100_0000_0000_0081L}, which is the same set; lesson 01 explains why.
 */
public class CornersSolution implements Corners {
    @Override
    public long corners() {
        return set("a1 h1 a8 h8");
    }
}
