package sphericalknight.solutions.counting;

import java.util.Arrays;
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
        return ones(a, b, c);
    }

    @Override
    public long carry(long a, long b, long c) {
        return twos(a, b, c);
    }

    private static long ones(long a, long b, long c) {
        return a ^ b ^ c;
    }

    private static long twos(long a, long b, long c) {
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
                carries[k] = twos(ones, sets[i + 2 * k], sets[i + 2 * k + 1]);
                ones = ones(ones, sets[i + 2 * k], sets[i + 2 * k + 1]);
            }
            long fours1 = twos(twos, carries[0], carries[1]);
            twos = ones(twos, carries[0], carries[1]);
            long fours2 = twos(twos, carries[2], carries[3]);
            twos = ones(twos, carries[2], carries[3]);
            count += (long) eightsWeigh * ladder(twos(fours, fours1, fours2));
            fours = ones(fours, fours1, fours2);
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

    @KnownWrong(
            fails = "carry",
            says = "Your carry is set where any of the three is. 1 + 0 + 0 is 01 in binary: it needs two.")
    static final class CarryNeedsOne extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a | b | c;
        }
    }

    @KnownWrong(
            fails = "carry",
            says = "Your carry looks at one pair of the three. Two or three of them make a carry: every pair counts.")
    static final class CarryOfTwoOnly extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & b;
        }
    }

    @KnownWrong(
            fails = "carry",
            says =
                    "A pair is missing in your carry: b and c alone make one, too. It is set where two or three of the three are.")
    static final class PairMissing extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & b | a & c;
        }
    }

    @KnownWrong(
            fails = "carry",
            says =
                    "A pair is missing in your carry: a and c alone make one, too. It is set where two or three of the three are.")
    static final class PairOfEndsMissing extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & b | b & c;
        }
    }

    @KnownWrong(
            fails = "carry",
            says =
                    "A pair is missing in your carry: a and b alone make one, too. It is set where two or three of the three are.")
    static final class FirstPairMissing extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & c | b & c;
        }
    }

    @KnownWrong(fails = "carry", says = "Where c is set you always have a carry. c needs one of the other two, a or b.")
    static final class CarryWithC extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a & b | c;
        }
    }

    @KnownWrong(
            fails = "carry",
            says =
                    "Your carry is set where exactly two of the three are. 1 + 1 + 1 is 11 in binary: three make a carry, too.")
    static final class CarryOfExactlyTwo extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return (a & b | a & c | b & c) & ~(a & b & c);
        }
    }

    @KnownWrong(
            fails = "carry",
            says = "Your carry is set where one or three of the three are: that is the sum. A carry needs two.")
    static final class CarryIsSum extends ArrayCountSolution {
        @Override
        public long carry(long a, long b, long c) {
            return a ^ b ^ c;
        }
    }

    @KnownWrong(fails = "sum", says = "c is missing in your sum: it is set where one or three of the three are.")
    static final class SumOfTwo extends ArrayCountSolution {
        @Override
        public long sum(long a, long b, long c) {
            return a ^ b;
        }
    }

    @KnownWrong(
            fails = "sum",
            says = "Your sum is set where exactly one of the three is. 1 + 1 + 1 is 11 in binary: its low digit is 1.")
    static final class SumOfExactlyOne extends ArrayCountSolution {
        @Override
        public long sum(long a, long b, long c) {
            return (a ^ b ^ c) & ~(a & b & c);
        }
    }

    @KnownWrong(
            fails = "sum",
            says = "Your sum adds numbers: + carries from square to square. Each square is added by itself: a ^ b ^ c.")
    static final class SumWithBorrow extends ArrayCountSolution {
        @Override
        public long sum(long a, long b, long c) {
            return a + b + c;
        }
    }

    @KnownWrong(fails = "leftOvers", says = "What is left in the ones at the end is not counted.")
    static final class OnesForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 4, 2, 0, true);
        }
    }

    @KnownWrong(fails = "leftOvers", says = "What is left in the twos at the end is not counted.")
    static final class TwosForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 4, 0, 1, true);
        }
    }

    @KnownWrong(fails = "leftOvers", says = "What is left in the fours at the end is not counted.")
    static final class FoursForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 0, 2, 1, true);
        }
    }

    @KnownWrong(
            fails = "leftOvers",
            says = "What is left in the twos at the end counts 1 a bit. A bit of the twos stands for two.")
    static final class TwosWeighOne extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 8, 4, 1, 1, true);
        }
    }

    @KnownWrong(fails = "eightEqualSets", says = "Each bit that comes out of eight sets counts 1. It stands for eight.")
    static final class EightsWeighOne extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return count(sets, 1, 4, 2, 1, true);
        }
    }

    @KnownWrong(fails = "shortArrays", says = "Where the number of sets is odd, the last one is not counted.")
    static final class LastSetForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return super.count(Arrays.copyOf(sets, sets.length / 2 * 2));
        }
    }

    @KnownWrong(fails = "shortArrays", says = "The last set of the array is never counted.")
    static final class LastSetNeverCounted extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return super.count(Arrays.copyOf(sets, Math.max(0, sets.length - 1)));
        }
    }

    @KnownWrong(fails = "shortArrays", says = "The first set of the array is never counted.")
    static final class FirstSetForgotten extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            return super.count(Arrays.copyOfRange(sets, Math.min(1, sets.length), sets.length));
        }
    }

    @KnownWrong(
            fails = "shortArrays",
            says = "Only what is left in the ones at the end is counted: the carries count 2 each.")
    static final class OnesAtTheEnd extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long ones = 0;
            for (long set : sets) {
                ones ^= set;
            }
            return ladder(ones);
        }
    }

    @KnownWrong(
            fails = "shortArrays",
            says = "The carries are counted, with 2 each, but not what is left in the ones at the end.")
    static final class CarriesOnly extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long ones = 0;
            for (long set : sets) {
                ones ^= set;
            }
            return super.count(sets) - ladder(ones);
        }
    }

    @KnownWrong(fails = "shortArrays", says = "Each carry counts 1. It stands for two bits.")
    static final class CarriesWeighOne extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long ones = 0;
            for (long set : sets) {
                ones ^= set;
            }
            return (super.count(sets) + ladder(ones)) / 2;
        }
    }

    @KnownWrong(fails = "eightEqualSets", says = "A square counts once, however many sets hold it.")
    static final class DistinctOnly extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long all = 0;
            for (long set : sets) {
                all |= set;
            }
            return ladder(all);
        }
    }

    @KnownWrong(
            fails = "shortArrays",
            says =
                    "The ones are renewed before the carry is taken from them: the carry needs their old value. Take the carry first, then the sum.")
    static final class RenewedTooEarly extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long ones = 0;
            long twos = 0;
            long fours = 0;
            long count = 0;
            for (long set : sets) {
                ones = sum(ones, set, 0);
                long two = carry(ones, set, 0);
                long four = carry(twos, two, 0);
                twos = sum(twos, two, 0);
                count += 8L * ladder(carry(fours, four, 0));
                fours = sum(fours, four, 0);
            }
            return count + 4L * ladder(fours) + 2L * ladder(twos) + ladder(ones);
        }
    }

    @KnownWrong(
            fails = "shortArrays",
            says =
                    "The ones are renewed before the carry is taken from them: the carry needs their old value. Take the carry first, then the sum.")
    static final class RenewedTooEarlyInPairs extends ArrayCountSolution {
        @Override
        public long count(long[] sets) {
            long ones = 0;
            long count = 0;
            for (int i = 0; i + 1 < sets.length; i += 2) {
                ones = sum(ones, sets[i], sets[i + 1]);
                count += 2L * ladder(carry(ones, sets[i], sets[i + 1]));
            }
            return count + ladder(ones) + (sets.length % 2 == 0 ? 0 : ladder(sets[sets.length - 1]));
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
