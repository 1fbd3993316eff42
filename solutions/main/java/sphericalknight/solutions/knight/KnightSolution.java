package sphericalknight.solutions.knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.knight.Knight;

/**
 * Exercise 2.1, solved: eight shifts, two per mask.
 *
 * <p>Other ways: a table of 64 sets, one look-up per knight, wins for a single knight; the shifts serve any number of knights at once.
 * Lesson 03 compares the two.
 */
public class KnightSolution implements Knight {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_AB = NOT_A & (NOT_A << 1);
    private static final long NOT_H = ~0x8080_8080_8080_8080L;
    private static final long NOT_GH = NOT_H & (NOT_H >>> 1);

    @Override
    public long attacks(long knights) {
        long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_A;
        long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_H;
        long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_AB;
        long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_GH;
        return oneRight | oneLeft | twoRight | twoLeft;
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "Your knights jump round the edge of the board as on a cylinder: no mask takes away what left it."
                    + " After each shift, clear the files where such a jump can never land.")
    static final class NoEdgeMask extends KnightSolution {
        @Override
        public long attacks(long knights) {
            return (knights << 17)
                    | (knights << 15)
                    | (knights << 10)
                    | (knights << 6)
                    | (knights >>> 17)
                    | (knights >>> 15)
                    | (knights >>> 10)
                    | (knights >>> 6);
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "Jumps of one file are masked well, but a jump of two files can go round the edge to two files,"
                    + " not one: from a to g, from b to h. It needs NOT_GH or NOT_AB where you have NOT_H or"
                    + " NOT_A.")
    static final class OneMaskTooFew extends KnightSolution {
        @Override
        public long attacks(long knights) {
            long right = ((knights << 17) | (knights >>> 15) | (knights << 10) | (knights >>> 6)) & NOT_A;
            long left = ((knights << 15) | (knights >>> 17) | (knights << 6) | (knights >>> 10)) & NOT_H;
            return right | left;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "The masks are on the wrong sides: a jump to the right can never land on the a file,"
                    + " so it is NOT_A that belongs to it, and NOT_H to a jump to the left.")
    static final class MasksSwapped extends KnightSolution {
        @Override
        public long attacks(long knights) {
            long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_H;
            long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_A;
            long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_GH;
            long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_AB;
            return oneRight | oneLeft | twoRight | twoLeft;
        }
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "You mask first and shift then. The mask must clear the files where the jump lands, so shift first.")
    static final class MaskBeforeShift extends KnightSolution {
        @Override
        public long attacks(long knights) {
            long oneRight = ((knights & NOT_A) << 17) | ((knights & NOT_A) >>> 15);
            long oneLeft = ((knights & NOT_H) << 15) | ((knights & NOT_H) >>> 17);
            long twoRight = ((knights & NOT_AB) << 10) | ((knights & NOT_AB) >>> 6);
            long twoLeft = ((knights & NOT_GH) << 6) | ((knights & NOT_GH) >>> 10);
            return oneRight | oneLeft | twoRight | twoLeft;
        }
    }

    @KnownWrong(
            fails = "lowestAndHighestBit",
            says = "A knight on h8 brings a whole trail of squares along: bit 63 is the sign of a long, and >> copies"
                    + " it. Write >>> for every shift to the right.")
    static final class SignedShift extends KnightSolution {
        @Override
        public long attacks(long knights) {
            long oneRight = ((knights << 17) | (knights >> 15)) & NOT_A;
            long oneLeft = ((knights << 15) | (knights >> 17)) & NOT_H;
            long twoRight = ((knights << 10) | (knights >> 6)) & NOT_AB;
            long twoLeft = ((knights << 6) | (knights >> 10)) & NOT_GH;
            return oneRight | oneLeft | twoRight | twoLeft;
        }
    }

    @KnownWrong(
            fails = "knightsAreASet",
            says = "Only the knight on the lowest square jumps. The shifts move all knights at once, so no square"
                    + " needs to be found first.")
    static final class OnePieceOnly extends KnightSolution {
        @Override
        public long attacks(long knights) {
            return super.attacks(knights & -knights);
        }
    }

    @KnownWrong(
            fails = "middleHasEightJumps",
            says = "The square of the knight itself is in your answer. A knight does not attack its own square.")
    static final class OwnSquareIncluded extends KnightSolution {
        @Override
        public long attacks(long knights) {
            return super.attacks(knights) | knights;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KnightSolution {
        @Override
        public long attacks(long knights) {
            return KnightMoves.attacks(knights);
        }
    }
}
