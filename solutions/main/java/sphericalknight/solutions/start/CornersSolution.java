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

    @KnownWrong(fails = "fourCorners", says = "h8 is missing, the last square of the board: file h, rank 8, bit 63.")
    static final class H8Missing extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 h1 a8");
        }
    }

    @KnownWrong(fails = "fourCorners", says = "a8 is missing, the upper left corner: file a, rank 8, bit 56.")
    static final class A8Missing extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 h1 h8");
        }
    }

    @KnownWrong(fails = "whitesCorners", says = "h1 is missing, the lower right corner: file h, rank 1, bit 7.")
    static final class H1Missing extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 a8 h8");
        }
    }

    @KnownWrong(fails = "whitesCorners", says = "a1 is missing, the first square of the board: bit 0, the number 1.")
    static final class A1Missing extends CornersSolution {
        @Override
        public long corners() {
            return set("h1 a8 h8");
        }
    }

    @KnownWrong(
            fails = "whitesCorners",
            says = "These are Black's two corners; White has two as well, on the first rank.")
    static final class WhiteForgotten extends CornersSolution {
        @Override
        public long corners() {
            return set("a8 h8");
        }
    }

    @KnownWrong(fails = "whitesCorners", says = "a1 and h8 are two of the four corners; h1 and a8 are missing.")
    static final class OneDiagonalOnly extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 h8");
        }
    }

    @KnownWrong(fails = "whitesCorners", says = "h1 and a8 are two of the four corners; a1 and h8 are missing.")
    static final class OtherDiagonalOnly extends CornersSolution {
        @Override
        public long corners() {
            return set("h1 a8");
        }
    }

    @KnownWrong(
            fails = "fourCorners",
            says =
                    "An int has 32 bits: 1 << 63 is 1 << 31, the square h4 and the sign of the int, which then fills everything above; 1 << 56 is 1 << 24, a4. Begin with a long: 1L << 63.")
    static final class IntShift extends CornersSolution {
        @Override
        public long corners() {
            return 1 << 63 | 1 << 56 | 0x81;
        }
    }

    @KnownWrong(
            fails = "fourCorners",
            says =
                    "From h4 upwards every square is there: 1 << 63 is computed as an int, and becomes 1 << 31, h4 and the sign of the int; the sign is copied into all the bits above. Write 1L << 63.")
    static final class IntShiftOfH8 extends CornersSolution {
        @Override
        public long corners() {
            return 1L << 56 | 1 << 63 | 0x81;
        }
    }

    @KnownWrong(
            fails = "fourCorners",
            says =
                    "You have a4 in place of a8: 1 << 56 is computed as an int, which has 32 bits, and becomes 1 << 24. Write 1L << 56.")
    static final class IntShiftOfA8 extends CornersSolution {
        @Override
        public long corners() {
            return 1L << 63 | 1 << 24 | 0x81;
        }
    }

    @KnownWrong(
            fails = "whitesCorners",
            says = "You count the squares from 1, but they count from 0: a1 is 0, h1 is 7, a8 is 56 and h8 is 63.")
    static final class CountedFromOne extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 b1 a2 b8");
        }
    }

    @KnownWrong(
            fails = "whitesCorners",
            says =
                    "In place of h1 you have a2: that is square 8. The first rank has the squares 0 to 7, so h1 is square 7.")
    static final class OneSquareTooFar extends CornersSolution {
        @Override
        public long corners() {
            return set("a1 a2 a8 h8");
        }
    }

    @KnownWrong(fails = "whitesCorners", says = "This is the whole edge of the board; asked are its four corners only.")
    static final class EdgeForCorners extends CornersSolution {
        @Override
        public long corners() {
            return 0xFF81_8181_8181_81FFL;
        }
    }
}
