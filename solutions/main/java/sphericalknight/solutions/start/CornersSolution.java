package sphericalknight.solutions.start;

import static sphericalknight.bits.Squares.set;

import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "fourCorners",
            says = "These are White's two corners; Black has two as well, on the eighth rank.")
    static final class BlackForgotten extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 h1");
        }
    }

    @KnownWrong(
            fails = "whitesCorners",
            says = "These are the four squares in the middle; the corners lie where two edges meet.")
    static final class MiddleForCorners extends CornersSolution {
        @Override
        public long corners() {
            return set("d4 e4 d5 e5");
        }
    }
}
