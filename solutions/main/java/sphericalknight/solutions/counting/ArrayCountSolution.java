package sphericalknight.solutions.counting;

import sphericalknight.bits.CarrySaveCount;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.ArrayCount;

/**
 * Exercise 4.5, solved: words of weight 1, 2 and 4 are carried along, every eight words give one word of weight 8, and only that one is
 * counted.
 *
 * <p>Other ways: sixteen words at a time and one count for them, with eight more adders. Without adders a plain loop over SWAR counts is
 * shorter, and faster where the compiler can use the wide registers of the processor; the lesson measures it.
 */
public class ArrayCountSolution implements ArrayCount {
    @Override
    public long sum(long a, long b, long c) {
        return a ^ b ^ c;
    }

    @Override
    public long carry(long a, long b, long c) {
        return (a & b) | (a & c) | (b & c);
    }

    @Override
    public long count(long[] sets) {
        return count(sets, 8, 4, 2, 1, true);
    }

    /** With the weights of the eights, fours, twos and ones; {@code tail}: whether what eight does not divide is counted. */
    long count(long[] sets, int eightsWeigh, int foursWeigh, int twosWeigh, int onesWeigh, boolean tail) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long count = 0;
        int i = 0;
        for (; i + 8 <= sets.length; i += 8) {
            long[] carries = new long[4];
            for (int k = 0; k < 4; k++) {
                carries[k] = carry(ones, sets[i + 2 * k], sets[i + 2 * k + 1]);
                ones = sum(ones, sets[i + 2 * k], sets[i + 2 * k + 1]);
            }
            long fours1 = carry(twos, carries[0], carries[1]);
            twos = sum(twos, carries[0], carries[1]);
            long fours2 = carry(twos, carries[2], carries[3]);
            twos = sum(twos, carries[2], carries[3]);
            count += (long) eightsWeigh * ladder(carry(fours, fours1, fours2));
            fours = sum(fours, fours1, fours2);
        }
        count += foursWeigh * ladder(fours) + twosWeigh * ladder(twos) + onesWeigh * ladder(ones);
        for (; tail && i < sets.length; i++) {
            count += ladder(sets[i]);
        }
        return count;
    }

    private static int ladder(long set) {
        long pairs = (set & 0x5555_5555_5555_5555L) + ((set >>> 1) & 0x5555_5555_5555_5555L);
        long nibbles = (pairs & 0x3333_3333_3333_3333L) + ((pairs >>> 2) & 0x3333_3333_3333_3333L);
        long bytes = (nibbles + (nibbles >>> 4)) & 0x0F0F_0F0F_0F0F_0F0FL;
        return (int) ((bytes * 0x0101_0101_0101_0101L) >>> 56);
    }

    @KnownWrong(
            fails = "oddLengths",
            says = "What eight does not divide is never counted: after the last group of eight, up to seven sets are"
                    + " left. Count them one by one.")
    static final class TailForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 4, 2, 1, false);
        }
    }

    @KnownWrong(
            fails = "leftOvers",
            says = "The ones, twos and fours that wait in the adders at the end are bits, too. Count them, with their"
                    + " weights.")
    static final class LeftOversForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 0, 0, 0, true);
        }
    }

    @KnownWrong(
            fails = "leftOvers",
            says = "At the end you count the fours, twos and ones as if each bit were worth 1. A bit of the twos"
                    + " stands for two.")
    static final class WeightsForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 1, 1, 1, true);
        }
    }

    @KnownWrong(
            fails = "carry",
            says = "Your carry is set only where all three are. 1 + 1 + 0 is 10 in binary: two are enough.")
    static final class CarryNeedsThree extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & b & c;
        }
    }

    @KnownWrong(
            fails = "sum",
            says = "Your sum is set wherever any of the three is. 1 + 1 is 10 in binary: its low digit is 0. Use ^,"
                    + " not |.")
    static final class OrForXor extends ArrayCountSolution {
        @Override
        public long sum(long a, long b, long c) {
            return a | b | c;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return CarrySaveCount.count(sets);
        }
    }
}
