package sphericalknight.solutions.bitboards;

import sphericalknight.chess.board.Mirror;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.bitboards.Mirrors;

/**
 * Exercise 1.4, solved: three steps for each mirror, and two mirrors for a rotation.
 *
 * <p>Other ways: {@code Long.reverseBytes} is {@code topBottom} in one processor instruction, and the mirror of {@code Long.reverse} (both
 * were not allowed here). A loop over the 64 squares is the reference: right, clear, and about ten times slower.
 */
public class MirrorsSolution implements Mirrors {
    private static final long FILES_ACEG = 0x5555_5555_5555_5555L;
    private static final long FILES_ABEF = 0x3333_3333_3333_3333L;
    private static final long FILES_ABCD = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long RANKS_1357 = 0x00FF_00FF_00FF_00FFL;
    private static final long RANKS_1256 = 0x0000_FFFF_0000_FFFFL;
    private static final long RANKS_1234 = 0x0000_0000_FFFF_FFFFL;

    @Override
    public long leftRight(long set) {
        long neighbours = swap(set, 1, FILES_ACEG);
        long pairs = swap(neighbours, 2, FILES_ABEF);
        return swap(pairs, 4, FILES_ABCD);
    }

    @Override
    public long topBottom(long set) {
        return upsideDown(set);
    }

    @Override
    public long quarterTurn(long set) {
        return upsideDown(diagonal(set));
    }

    private static long upsideDown(long set) {
        long neighbours = swap(set, 8, RANKS_1357);
        long pairs = swap(neighbours, 16, RANKS_1256);
        return swap(pairs, 32, RANKS_1234);
    }

    /** Squares in {@code mask} move up by {@code distance}, the others move down. */
    private static long swap(long set, int distance, long mask) {
        return ((set & mask) << distance) | ((set >>> distance) & mask);
    }

    /** Files become ranks: the mirror along a1-h8. */
    private static long diagonal(long set) {
        long squares = exchange(set, 7, 0x00AA_00AA_00AA_00AAL);
        long pairs = exchange(squares, 14, 0x0000_CCCC_0000_CCCCL);
        return exchange(pairs, 28, 0x0000_0000_F0F0_F0F0L);
    }

    /** The squares of {@code lower} change places with those {@code distance} further up; the others stay. */
    private static long exchange(long set, int distance, long lower) {
        long different = (set ^ (set >>> distance)) & lower;
        return set ^ different ^ (different << distance);
    }

    @KnownWrong(
            fails = "leftRight",
            says = "Left-right and top-bottom have changed places: left-right swaps files, one place in the word,"
                    + " top-bottom ranks, eight places.")
    static final class MirrorsSwapped extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return super.topBottom(set);
        }

        @Override
        public long topBottom(long set) {
            return super.leftRight(set);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says = "Only neighbouring files have changed places. Pairs of files are next, and then the halves of the"
                    + " board.")
    static final class OneStepOnly extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return swap(set, 1, FILES_ACEG);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says = "You mask before both shifts. What goes to the right is picked before it moves, what goes to the"
                    + " left after: (set >>> 1) & mask.")
    static final class MaskBeforeShift extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            long neighbours = pickedTwice(set, 1, FILES_ACEG);
            long pairs = pickedTwice(neighbours, 2, FILES_ABEF);
            return pickedTwice(pairs, 4, FILES_ABCD);
        }

        private static long pickedTwice(long set, int distance, long mask) {
            return ((set & mask) << distance) | ((set & mask) >>> distance);
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "When a square has come to h8, the sign of a long, >> fills the board with copies of it. Write >>>"
                    + " to shift down.")
    static final class SignedShift extends MirrorsSolution {
        @Override
        public long topBottom(long set) {
            long neighbours = swap(set, 8, RANKS_1357);
            long pairs = swap(neighbours, 16, RANKS_1256);
            return (pairs << 32) | (pairs >> 32);
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says = "Your turn goes the other way, counterclockwise. Take the same two mirrors in the other order.")
    static final class Counterclockwise extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return diagonal(topBottom(set));
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says = "This is half a turn: left-right and top-bottom together make 180 degrees. A quarter needs a"
                    + " mirror along a diagonal.")
    static final class HalfTurn extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return leftRight(topBottom(set));
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says = "This is a mirror along the diagonal a1-h8: one half of a quarter turn. A second mirror has to"
                    + " follow.")
    static final class MirrorForTurn extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return diagonal(set);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says =
                    "Each half is mirrored in itself, but the two halves have not changed places: the step by 4 is missing, or its result is not used.")
    static final class HalvesNotSwapped extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return swap(swap(set, 1, FILES_ACEG), 2, FILES_ABEF);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says =
                    "The step by 2 is missing, or its result is not used: in each half the pairs of files have not changed places.")
    static final class PairsNotSwapped extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return swap(swap(set, 1, FILES_ACEG), 4, FILES_ABCD);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says = "The step by 1 is missing, or its result is not used: neighbouring files have not changed places.")
    static final class NeighboursNotSwapped extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return swap(swap(set, 2, FILES_ABEF), 4, FILES_ABCD);
        }
    }

    @KnownWrong(
            fails = "topBottom",
            says =
                    "Each half is upside down in itself, but the two halves have not changed places: the step by 32 is missing, or its result is not used.")
    static final class UpperHalfNotSwapped extends MirrorsSolution {
        @Override
        public long topBottom(long set) {
            return swap(swap(set, 8, RANKS_1357), 16, RANKS_1256);
        }
    }

    @KnownWrong(
            fails = "topBottom",
            says =
                    "The step by 16 is missing, or its result is not used: in each half the pairs of ranks have not changed places.")
    static final class PairsOfRanksNotSwapped extends MirrorsSolution {
        @Override
        public long topBottom(long set) {
            return swap(swap(set, 8, RANKS_1357), 32, RANKS_1234);
        }
    }

    @KnownWrong(
            fails = "topBottom",
            says = "The step by 8 is missing, or its result is not used: neighbouring ranks have not changed places.")
    static final class RanksNotSwapped extends MirrorsSolution {
        @Override
        public long topBottom(long set) {
            return swap(swap(set, 16, RANKS_1256), 32, RANKS_1234);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says =
                    "You mask after both shifts. What goes to the right is picked before it moves, (set & mask) << 1, what goes to the left after: (set >>> 1) & mask.")
    static final class MaskAfterShift extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            long neighbours = maskedTwice(set, 1, FILES_ACEG);
            long pairs = maskedTwice(neighbours, 2, FILES_ABEF);
            return maskedTwice(pairs, 4, FILES_ABCD);
        }

        private static long maskedTwice(long set, int distance, long mask) {
            return ((set << distance) & mask) | ((set >>> distance) & mask);
        }
    }

    @KnownWrong(
            fails = "leftRight",
            says = "Only the shift down is masked. What moves up must be picked first, too: (set & mask) << 1.")
    static final class OneMaskOnly extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            long neighbours = set << 1 | set >>> 1 & FILES_ACEG;
            long pairs = neighbours << 2 | neighbours >>> 2 & FILES_ABEF;
            return pairs << 4 | pairs >>> 4 & FILES_ABCD;
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says =
                    "This is a mirror along the diagonal a8-h1: one half of a quarter turn. A second mirror has to follow.")
    static final class OtherMirrorForTurn extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return topBottom(leftRight(diagonal(set)));
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says =
                    "This is the top-bottom mirror. A quarter turn makes ranks of files; it needs a mirror along a diagonal as well.")
    static final class TopBottomForTurn extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return topBottom(set);
        }
    }

    @KnownWrong(
            fails = "quarterTurn",
            says =
                    "This is the left-right mirror. A quarter turn makes ranks of files; it needs a mirror along a diagonal as well.")
    static final class LeftRightForTurn extends MirrorsSolution {
        @Override
        public long quarterTurn(long set) {
            return leftRight(set);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MirrorsSolution {
        @Override
        public long leftRight(long set) {
            return Mirror.leftRight(set);
        }
    }
}
