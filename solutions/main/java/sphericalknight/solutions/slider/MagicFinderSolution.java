package sphericalknight.solutions.slider;

import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.attack.MagicNumbers;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.slider.MagicFinder;

/**
 * Exercise 9.4, solved: take random numbers with few bits, fill a table with each, and keep the first that never needs one entry for two
 * different attack sets.
 *
 * <p>Other ways: remember in a second array which candidate wrote an entry, then the table need not be cleared; the library's
 * {@code MagicSearch} does this. A quick test before the table is filled: the highest byte of {@code mask * magic} should have six bits or
 * more. Numbers with all bits at random work for bishops, and take very long for rooks.
 */
public class MagicFinderSolution implements MagicFinder {
    @Override
    public long magic(long[] blockers, long[] attacks, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        int shift = 64 - Integer.numberOfTrailingZeros(blockers.length);
        while (true) {
            long candidate = random.next() & random.next() & random.next();
            if (isMagic(candidate, shift, blockers, attacks)) {
                return candidate;
            }
        }
    }

    /** Attack sets are never empty, so 0 says that an entry is free. */
    boolean isMagic(long magic, int shift, long[] blockers, long[] attacks) {
        long[] table = new long[2 * blockers.length];
        for (int way = 0; way < blockers.length; way += step()) {
            int index = (int) ((blockers[way] * magic) >>> shift);
            if (table[index] != 0 && table[index] != attacks[way]) {
                return false;
            }
            table[index] = attacks[way];
        }
        return true;
    }

    int step() {
        return 1;
    }

    @KnownWrong(
            fails = "bishopOnB3",
            says = "You return the first number you draw, and never try it. Most numbers are not magic: fill a table,"
                    + " and look for two that meet.")
    static final class NeverTried extends MagicFinderSolution {
        @Override
        public long magic(long[] blockers, long[] attacks, long seed) {
            SplitMix64 random = new SplitMix64(seed);
            return random.next() & random.next() & random.next();
        }
    }

    @KnownWrong(
            fails = "bishopOnD4",
            says = "Your shift is one too small, so you try the numbers in a table of twice the size. There it is"
                    + " easier not to meet: 64 - n.")
    static final class OffByOne extends MagicFinderSolution {
        @Override
        boolean isMagic(long magic, int shift, long[] blockers, long[] attacks) {
            return super.isMagic(magic, shift - 1, blockers, attacks);
        }
    }

    @KnownWrong(
            fails = "bishopOnD4",
            says = "Not all ways are tried. Two ways that you leave out can meet: the loop runs over all of them,"
                    + " from 0 to the last.")
    static final class NotAllTried extends MagicFinderSolution {
        @Override
        int step() {
            return 2;
        }
    }

    @KnownWrong(
            fails = "rookOnE4",
            says = "One number for all squares: it is magic for the bishop on b3, and for nothing else. Each square"
                    + " needs a search of its own.")
    static final class OneSquareOnly extends MagicFinderSolution {
        @Override
        public long magic(long[] blockers, long[] attacks, long seed) {
            return 0x8110_0020_0106_0290L;
        }
    }

    @KnownWrong(
            fails = "bishopOnB3",
            says =
                    "You try the numbers with an index of 12 bits, whatever the square. That is right for a rook in the corner only: shift by 64 - n.")
    static final class TwelveBits extends MagicFinderSolution {
        @Override
        boolean isMagic(long magic, int shift, long[] blockers, long[] attacks) {
            long[] table = new long[4096];
            for (int way = 0; way < blockers.length; way++) {
                int index = (int) ((blockers[way] * magic) >>> 52);
                if (table[index] != 0 && table[index] != attacks[way]) {
                    return false;
                }
                table[index] = attacks[way];
            }
            return true;
        }
    }

    @KnownWrong(
            fails = "bishopOnB3",
            says =
                    "Your search never ends. Usual reasons: something is left from the number before, so that no number works (clear the table, or make a new one, for each number); or each round draws the same number (make the generator once, before the loop).")
    static final class NeverEnds extends MagicFinderSolution {
        @Override
        public long magic(long[] blockers, long[] attacks, long seed) {
            long number = 1;
            while (number != 0) {
                number += 2;
            }
            return number;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MagicFinderSolution {
        @Override
        public long magic(long[] blockers, long[] attacks, long seed) {
            return blockers.length == 32 ? MagicNumbers.bishop(17) : super.magic(blockers, attacks, seed);
        }
    }
}
