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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends AnyLeaperSolution {
        @Override
        public long attacks(long leapers, int one, int other) {
            return Leaper.of(one, other).attacks(leapers);
        }
    }
}
