package sphericalknight.bits;

/**
 * Counts the bits set in a whole array, with one bit count for every eight words (Robert Harley and David Seal). A carry-save adder is 64
 * full adders side by side: it takes three words, and in each of the 64 columns the number of ones, 0 to 3, comes out as a bit of {@code
 * sum}, worth one, and a bit of {@code carry}, worth two.
 *
 * <pre>{@code
 *    a      1 0 1 1         eight words           weights left over at the end
 *    b      1 0 0 1           | | | | ...
 *    c      1 1 0 0          [ adders ]---------> ones    x 1
 *         ---------          twos, twos...
 *    sum    1 1 1 0          [ adders ]---------> twos    x 2
 *    carry  1 0 0 1          fours, fours
 *  = ones   3 1 1 2          [ adder  ]---------> fours   x 4
 *                             eights: counted, x 8
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Population_Count#Cardinality_of_Multiple_Sets">Counting arrays</a>
 */
public final class CarrySaveCount {
    private CarrySaveCount() {}

    /**
     * The number of set bits in all of {@code sets}: 0 if there are no sets.
     *
     * @param sets any number of sets; if their number is not a multiple of eight, the last one to seven are counted one by one
     */
    public static long count(long... sets) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        long countOfEights = 0;
        int i = 0;
        for (; i + 8 <= sets.length; i += 8) {
            long twos1 = carry(ones, sets[i], sets[i + 1]);
            ones = sum(ones, sets[i], sets[i + 1]);
            long twos2 = carry(ones, sets[i + 2], sets[i + 3]);
            ones = sum(ones, sets[i + 2], sets[i + 3]);
            long fours1 = carry(twos, twos1, twos2);
            twos = sum(twos, twos1, twos2);
            long twos3 = carry(ones, sets[i + 4], sets[i + 5]);
            ones = sum(ones, sets[i + 4], sets[i + 5]);
            long twos4 = carry(ones, sets[i + 6], sets[i + 7]);
            ones = sum(ones, sets[i + 6], sets[i + 7]);
            long fours2 = carry(twos, twos3, twos4);
            twos = sum(twos, twos3, twos4);
            countOfEights += SwarCount.count(carry(fours, fours1, fours2));
            fours = sum(fours, fours1, fours2);
        }
        long count = 8 * countOfEights + 4 * SwarCount.count(fours) + 2 * SwarCount.count(twos) + SwarCount.count(ones);
        for (; i < sets.length; i++) {
            count += SwarCount.count(sets[i]);
        }
        return count;
    }

    /** The low bit of a + b + c in each of the 64 columns: set where one or three of them are set. */
    public static long sum(long a, long b, long c) {
        return a ^ b ^ c;
    }

    /** The high bit of a + b + c in each of the 64 columns: set where at least two of them are set. */
    public static long carry(long a, long b, long c) {
        return (a & b) | ((a ^ b) & c);
    }
}
