package sphericalknight.solutions.storage;

import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.storage.PawnRank;
import sphericalknight.storage.Combinations;

/**
 * Exercise 12.3, solved: a set whose highest pawn is on place p comes after all sets that fit below p, of which there are C(p, n). The same
 * holds for the remaining n - 1 pawns. So the rank is C(p1, 1) + C(p2, 2) + ... + C(pn, n), the combinatorial number system.
 *
 * <p>Other ways: counting sets one by one up to the given one is right, but takes a second for eight pawns. Tables of C(48, 8) pawn sets
 * would take gigabytes; Pascal's triangle has 49 x 9 numbers.
 */
public class PawnRankSolution implements PawnRank {
    private static final long[][] CHOOSE = pascal(48);

    private static long[][] pascal(int places) {
        long[][] choose = new long[places + 1][9];
        for (int n = 0; n <= places; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= 8 && n > 0; k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        return choose;
    }

    @Override
    public long rank(long pawns) {
        long rank = 0;
        int k = 1;
        for (long rest = pawns >>> 8; rest != 0; rest &= rest - 1) {
            rank += choose(Long.numberOfTrailingZeros(rest), k++);
        }
        return rank;
    }

    long choose(int n, int k) {
        return CHOOSE[n][k];
    }

    @Override
    public long pawns(long rank, int count) {
        long pawns = 0;
        long rest = rank;
        int place = 47;
        for (int k = count; k > 0; k--) {
            while (CHOOSE[place][k] > rest) {
                place--;
            }
            rest -= CHOOSE[place][k];
            pawns |= 1L << place;
        }
        return pawns << 8;
    }

    @KnownWrong(
            fails = "twoPawns",
            says = "You number rows of pawns, not sets: each pawn is a digit of base 48. Two pawns that change places"
                    + " are the same board, so most of your numbers are never used; that is the essay's way, 45"
                    + " bits instead of 29.")
    static final class RowsNotSets extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                rank = 48 * rank + Long.numberOfTrailingZeros(rest) - 8;
            }
            return rank;
        }

        @Override
        public long pawns(long rank, int count) {
            long pawns = 0;
            long rest = rank;
            for (int i = 0; i < count; i++) {
                pawns |= 1L << 8 + rest - rest / 48 * 48;
                rest /= 48;
            }
            return pawns;
        }
    }

    @KnownWrong(
            fails = "onePawn",
            says = "Your first square is a1, where no pawn can stand: your ranks belong to sets of 64 squares. Shift"
                    + " the set by eight first, so that a2 is place 0.")
    static final class CountsFromA1 extends PawnRankSolution {
        private static final long[][] WIDE = pascal(64);

        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 1;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                rank += WIDE[Long.numberOfTrailingZeros(rest)][k++];
            }
            return rank;
        }

        @Override
        public long pawns(long rank, int count) {
            long pawns = 0;
            long rest = rank;
            int square = 63;
            for (int k = count; k > 0; k--) {
                while (WIDE[square][k] > rest) {
                    square--;
                }
                rest -= WIDE[square][k];
                pawns |= 1L << square;
            }
            return pawns;
        }
    }

    @KnownWrong(
            fails = "twoPawns",
            says = "You begin with C(p, 0) for the lowest pawn, which is always 1. The lowest pawn counts C(p, 1),"
                    + " the next one C(p, 2), and so on.")
    static final class OffByOne extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 0;
            for (long rest = pawns >>> 8; rest != 0; rest &= rest - 1) {
                rank += CHOOSE[Long.numberOfTrailingZeros(rest)][k++];
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "twoPawns",
            says = "You go from the highest pawn down and give it C(p, 1); it is the lowest that has C(p, 1)."
                    + " Different sets get the same rank this way.")
    static final class HighestFirst extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 1;
            for (long rest = pawns >>> 8; rest != 0; rest ^= Long.highestOneBit(rest)) {
                rank += CHOOSE[63 - Long.numberOfLeadingZeros(rest)][k++];
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "eightPawns",
            says = "48! does not fit a long, nor does anything above 20!, so your C(n, k) from factorials is nonsense"
                    + " for large n. Use Pascal's triangle, where nothing is ever larger than the answer.")
    static final class FactorialOverflow extends PawnRankSolution {
        @Override
        long choose(int n, int k) {
            long below = factorial(k) * factorial(n - k);
            return n < k || below == 0 ? 0 : factorial(n) / below;
        }

        private static long factorial(int n) {
            long product = 1;
            for (int i = 2; i <= n; i++) {
                product *= i;
            }
            return product;
        }
    }

    @KnownWrong(
            fails = "onePawn",
            says =
                    "rank() takes a2 for place 8. The set begins with a1, where no pawn can stand: shift it by eight first, >>> 8, so that a2 is place 0.")
    static final class CountsFromA1InRank extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 1;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                rank += CHOOSE[Long.numberOfTrailingZeros(rest)][k++];
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "onePawn",
            says =
                    "rank() takes a2 for place 8. The set begins with a1, where no pawn can stand: shift it by eight first, >>> 8, so that a2 is place 0.")
    static final class CountsFromA1InRankWide extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long[][] wide = pascal(64);
            long rank = 0;
            int k = 1;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                rank += wide[Long.numberOfTrailingZeros(rest)][k++];
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "onePawn",
            says = "pawns() gives sets that begin with a1. Place 0 is a2: shift the set by eight at the end, << 8.")
    static final class NotShiftedBack extends PawnRankSolution {
        @Override
        public long pawns(long rank, int count) {
            return super.pawns(rank, count) >>> 8;
        }
    }

    @KnownWrong(
            fails = "twoPawns",
            says =
                    "pawns() never takes off what a pawn has counted: after C(p, k) is found, rank -= C(p, k), and the other pawns share the rest.")
    static final class RankNotReduced extends PawnRankSolution {
        @Override
        public long pawns(long rank, int count) {
            long pawns = 0;
            int place = 47;
            for (int k = count; k > 0; k--) {
                while (CHOOSE[place][k] > rank) {
                    place--;
                }
                pawns |= 1L << place + 8;
                place--;
            }
            return pawns;
        }
    }

    @KnownWrong(fails = "onePawn", says = "rank() counts the places from h7 down: 47 - p. a2 is place 0, and h7 is 47.")
    static final class PlacesReversed extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 1;
            for (long rest = pawns >>> 8; rest != 0; rest &= rest - 1) {
                rank += CHOOSE[47 - Long.numberOfTrailingZeros(rest)][k++];
            }
            return rank;
        }
    }

    @KnownWrong(
            fails = "twoPawns",
            says =
                    "pawns() begins with C(p, 1). The highest pawn comes first: its k is the number of pawns, and k gets smaller.")
    static final class LowestPawnFirst extends PawnRankSolution {
        @Override
        public long pawns(long rank, int count) {
            long pawns = 0;
            long rest = rank;
            for (int k = 1; k <= count; k++) {
                int place = 47;
                while (CHOOSE[place][k] > rest) {
                    place--;
                }
                rest -= CHOOSE[place][k];
                pawns |= 1L << place;
            }
            return pawns << 8;
        }
    }

    @KnownWrong(
            fails = "eightPawns",
            says =
                    "Your C(n, k) multiplies before it divides, in an int: for eight pawns the products run over, though the results would fit. Compute with long.")
    static final class IntOverflow extends PawnRankSolution {
        @Override
        long choose(int n, int k) {
            int sets = 1;
            for (int i = 0; i < k; i++) {
                sets = sets * (n - i) / (i + 1);
            }
            return sets;
        }
    }

    @KnownWrong(
            fails = "onePawn",
            says = "rank() takes the place one too high: C(p + 1, k). Below the pawn on place p there are p places.")
    static final class NextPlaceToo extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            long rank = 0;
            int k = 1;
            for (long rest = pawns >>> 8; rest != 0; rest &= rest - 1) {
                rank += pascal(49)[Long.numberOfTrailingZeros(rest) + 1][k++];
            }
            return rank;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PawnRankSolution {
        @Override
        public long rank(long pawns) {
            return Combinations.rank(pawns >>> 8);
        }
    }
}
