package sphericalknight.solutions.knight;

import sphericalknight.chess.attack.Leaper;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.knight.AnyLeaper;

/**
 * Exercise 2.4, solved: one leap is one shift and one mask; a leaper is eight of them.
 *
 * <p>Other ways: build the masks once for each kind of leaper and keep them, as the library's {@code Leaper} does; or fill a table of 64
 * sets per leaper, so that every leaper costs one look-up.
 */
public class AnyLeaperSolution implements AnyLeaper {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Override
    public long attacks(long leapers, int one, int other) {
        return fourLeaps(leapers, one, other) | fourLeaps(leapers, other, one);
    }

    long fourLeaps(long leapers, int files, int ranks) {
        return leap(leapers, files, ranks)
                | leap(leapers, files, -ranks)
                | leap(leapers, -files, ranks)
                | leap(leapers, -files, -ranks);
    }

    private long leap(long leapers, int files, int ranks) {
        return shifted(leapers, 8 * ranks + files) & honest(files);
    }

    long shifted(long set, int distance) {
        return distance >= 0 ? set << distance : set >>> -distance;
    }

    /** The squares where a leap of {@code files} to the right (negative: to the left) can end. */
    long honest(int files) {
        long ghosts = 0;
        for (int i = 0; i < Math.abs(files); i++) {
            ghosts |= FILE_A << (files > 0 ? i : 7 - i);
        }
        return ~ghosts;
    }

    interface Board {
        boolean has(int file, int rank);
    }

    /** Leap by leap; where {@code board} takes a square for one of the board that is none, another bit is set. */
    static long squareBySquare(long leapers, int one, int other, Board board) {
        long attacked = 0;
        for (int from = 0; from < 64; from++) {
            for (int leap = 0; leap < 8 && (leapers >>> from & 1) != 0; leap++) {
                int file = from % 8 + (leap % 2 == 0 ? 1 : -1) * (leap < 4 ? one : other);
                int rank = from / 8 + (leap % 4 < 2 ? 1 : -1) * (leap < 4 ? other : one);
                attacked |= board.has(file, rank) ? 1L << 8 * rank + file : 0;
            }
        }
        return attacked;
    }

    @KnownWrong(
            fails = "noTeleport",
            says = "Your leapers go round the edge of the board: no mask wipes the ghosts. A leap of n files needs a"
                    + " mask n files wide.")
    static final class NoEdgeMask extends AnyLeaperSolution {
        @Override
        long honest(int files) {
            return -1L;
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says = "Your mask is one file wide for every leap. A leap of n files to the right leaves ghosts on the"
                    + " first n files.")
    static final class OneMaskTooFew extends AnyLeaperSolution {
        @Override
        long honest(int files) {
            return super.honest(Integer.signum(files));
        }
    }

    @KnownWrong(
            fails = "camel",
            says = "Half of the directions are missing: a leaper goes one of the two distances along a file and the"
                    + " other along a rank, and also the other way round.")
    static final class HalfOfTheLeaps extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return fourLeaps(leapers, one, other);
        }
    }

    @KnownWrong(
            fails = "camel",
            says = "Only leaps up the board arrive. A shift by a negative distance is taken modulo 64; to go down,"
                    + " shift with >>>.")
    static final class NegativeShift extends AnyLeaperSolution {
        @Override
        long shifted(long set, int distance) {
            return set << distance;
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says = "A leaper on h8 brings a trail of squares along: bit 63 is the sign of a long, and >> copies it."
                    + " Write >>>.")
    static final class SignedShift extends AnyLeaperSolution {
        @Override
        long shifted(long set, int distance) {
            return distance >= 0 ? set << distance : set >> -distance;
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says = "The squares of the leapers themselves are in your answer. A leaper does not attack its own square.")
    static final class OwnSquareIncluded extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return super.attacks(leapers, one, other) | leapers;
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "You test the rank only: a leap over the left or right edge comes out on the other side, a rank higher or lower. Test the file, too: 0 to 7.")
    static final class FileNotTested extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(leapers, one, other, (file, rank) -> rank >= 0 && rank < 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "The left edge is open: a leap over the a-file comes out near the h-file, a rank lower. A file is at least 0.")
    static final class LeftEdgeOpen extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(leapers, one, other, (file, rank) -> file < 8 && rank >= 0 && rank < 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "The left edge is open: a leap over the a-file comes out near the h-file, a rank lower. A file is at least 0.")
    static final class LeftEdgeOpenForNumbers extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(
                    leapers, one, other, (file, rank) -> file < 8 && rank >= 0 && rank < 8 && 8 * rank + file >= 0);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "The right edge is open: a leap over the h-file comes out near the a-file, a rank higher. A file is at most 7.")
    static final class RightEdgeOpen extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(leapers, one, other, (file, rank) -> file >= 0 && rank >= 0 && rank < 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "The right edge is open: a leap over the h-file comes out near the a-file, a rank higher. A file is at most 7.")
    static final class RightEdgeOpenForNumbers extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(
                    leapers, one, other, (file, rank) -> file >= 0 && rank >= 0 && rank < 8 && 8 * rank + file < 64);
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says =
                    "Leaps that end just beside the h-file come out on the a-file: files are 0 to 7, so 8 is off the board. Ask file < 8.")
    static final class EighthFile extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(leapers, one, other, (file, rank) -> file >= 0 && file <= 8 && rank >= 0 && rank < 8);
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says =
                    "Leaps over the first or the eighth rank come out on the other side: a shift takes its distance modulo 64. Test the rank, too: 0 to 7.")
    static final class RanksNotTested extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return squareBySquare(leapers, one, other, (file, rank) -> file >= 0 && file < 8);
        }
    }

    @KnownWrong(
            fails = "noTeleport",
            says =
                    "The masks are on the wrong sides: a leap of n files to the right can never end on the first n files, from a on, and it is these that you must wipe after it.")
    static final class MasksSwapped extends AnyLeaperSolution {
        @Override
        long honest(int files) {
            return super.honest(-files);
        }
    }

    @KnownWrong(
            fails = "camel",
            says =
                    "Leaps to the right must not end on the first files, leaps to the left not on the last; you wipe both edges after each leap.")
    static final class BothEdgesWiped extends AnyLeaperSolution {
        @Override
        long honest(int files) {
            return super.honest(files) & super.honest(-files);
        }
    }

    @KnownWrong(
            fails = "camel",
            says = "Only leaps up the board are there. The ranks want both signs, as the files do.")
    static final class UpOnly extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return upward(leapers, one, other) | upward(leapers, other, one);
        }

        private long upward(long leapers, int files, int ranks) {
            return shifted(leapers, 8 * ranks + files) & honest(files)
                    | shifted(leapers, 8 * ranks - files) & honest(-files);
        }
    }

    @KnownWrong(
            fails = "camel",
            says = "Only leaps to the right are there. The files want both signs, as the ranks do.")
    static final class RightOnly extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return right(leapers, one, other) | right(leapers, other, one);
        }

        private long right(long leapers, int files, int ranks) {
            return (shifted(leapers, 8 * ranks + files) | shifted(leapers, files - 8 * ranks)) & honest(files);
        }
    }

    @KnownWrong(
            fails = "camel",
            says =
                    "Up and right, or down and left: these are half of the leaps. The signs of files and ranks are free of each other, which makes four leaps.")
    static final class SignsTied extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return tied(leapers, one, other) | tied(leapers, other, one);
        }

        private long tied(long leapers, int files, int ranks) {
            return shifted(leapers, 8 * ranks + files) & honest(files)
                    | shifted(leapers, -8 * ranks - files) & honest(-files);
        }
    }

    @KnownWrong(fails = "camel", says = "Only leaps up and to the right are there: files and ranks want both signs.")
    static final class UpAndRightOnly extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return shifted(leapers, 8 * other + one) & honest(one) | shifted(leapers, 8 * one + other) & honest(other);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return Leaper.of(one, other).attacks(leapers);
        }
    }
}
