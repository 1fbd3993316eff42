package sphericalknight.solutions.counting;

import sphericalknight.exercises.counting.ArrayCount;

/**
 * Exercise 4.5, solved: words of weight 1, 2 and 4 are carried along; every eight words give one word of weight 8, and only this word is
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
            count += 8L * ladder(twos(fours, fours1, fours2));
            fours = ones(fours, fours1, fours2);
        }
        count += 4L * ladder(fours) + 2L * ladder(twos) + ladder(ones);
        for (; i < sets.length; i++) {
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
}
