package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.king.King;

/**
 * Exercise 3.1, solved: eight shifts, three per mask.
 *
 * <p>Other ways: first to both sides, then the whole row of three up and down, is half the shifts and half the masks; it is what the
 * library does. A table of 64 sets is faster for one king at a time (exercise 3.4).
 */
public class KingSolution implements King {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long attacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "Your kings walk round the edge of the board as on a cylinder: no mask takes away what left it."
                    + " After a step to the side, clear the file where such a step can never land.")
    static final class NoEdgeMask extends KingSolution {
        @Override
        public long attacks(long kings) {
            long up = (kings << 7) | (kings << 8) | (kings << 9);
            long down = (kings >>> 7) | (kings >>> 8) | (kings >>> 9);
            return up | down | (kings << 1) | (kings >>> 1);
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "The idea is right, four shifts are enough; but the two to the sides go round the edge, and the"
                    + " ghosts then walk up and down. Mask the first two shifts.")
    static final class NoEdgeMaskInTwoSteps extends KingSolution {
        @Override
        public long attacks(long kings) {
            long sides = (kings << 1) | (kings >>> 1);
            long columns = kings | sides;
            return sides | (columns << 8) | (columns >>> 8);
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "The masks are on the wrong sides: a step to the right can never land on the a-file,"
                    + " so NOT_A belongs to it, and NOT_H to a step to the left.")
    static final class MasksSwapped extends KingSolution {
        @Override
        public long attacks(long kings) {
            long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_H;
            long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_A;
            long straight = (kings << 8) | (kings >>> 8);
            return right | left | straight;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheRightEdge",
            says = "The left edge is closed, the right one is open: >>> 7 goes down and to the right, so it needs"
                    + " NOT_A, and << 7 goes up and to the left, so it needs NOT_H.")
    static final class WrongDiagonalMask extends KingSolution {
        @Override
        public long attacks(long kings) {
            long right = ((kings << 9) | (kings << 1)) & NOT_A;
            long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
            long unmasked = (kings << 8) | (kings >>> 8) | (kings >>> 7);
            return right | left | unmasked;
        }
    }

    @KnownWrong(
            fails = "middleHasEightNeighbours",
            says = "Your king walks like a rook, one square straight. It also takes the four diagonal steps.")
    static final class StraightOnly extends KingSolution {
        @Override
        public long attacks(long kings) {
            return (kings << 8) | (kings >>> 8) | ((kings << 1) & NOT_A) | ((kings >>> 1) & NOT_H);
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says = "A king on h8 brings a whole trail of squares along: bit 63 is the sign of a long, and >> copies it."
                    + " Write >>> for every shift to the right.")
    static final class SignedShift extends KingSolution {
        @Override
        public long attacks(long kings) {
            long right = ((kings << 9) | (kings << 1) | (kings >> 7)) & NOT_A;
            long left = ((kings << 7) | (kings >> 1) | (kings >> 9)) & NOT_H;
            long straight = (kings << 8) | (kings >> 8);
            return right | left | straight;
        }
    }

    @KnownWrong(
            fails = "middleHasEightNeighbours",
            says = "The square of the king itself is in your answer. A row of three, moved up and down, leaves its"
                    + " middle behind; and do not cure it with & ~kings, for two kings side by side attack each"
                    + " other.")
    static final class OwnSquareIncluded extends KingSolution {
        @Override
        public long attacks(long kings) {
            return super.attacks(kings) | kings;
        }
    }

    @KnownWrong(
            fails = "kingsAreASet",
            says = "You take the kings' own squares out of the answer at the end. For one king nothing happens,"
                    + " but of two kings side by side each attacks the other's square.")
    static final class OwnSquaresRemoved extends KingSolution {
        @Override
        public long attacks(long kings) {
            return super.attacks(kings) & ~kings;
        }
    }

    @KnownWrong(
            fails = "kingsAreASet",
            says = "Only the king on the lowest square moves. The shifts move all kings at once, so no square needs"
                    + " to be found first.")
    static final class OnePieceOnly extends KingSolution {
        @Override
        public long attacks(long kings) {
            return super.attacks(kings & -kings);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KingSolution {
        @Override
        public long attacks(long kings) {
            return KingMoves.attacks(kings);
        }
    }
}
