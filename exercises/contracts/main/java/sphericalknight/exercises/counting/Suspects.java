package sphericalknight.exercises.counting;

import sphericalknight.exercise.Exercise;

/**
 * Exercise 4.2: three counts that are almost always right. Unmask each with one set that it counts wrongly, while the other two count this
 * set correctly.
 */
@Exercise(id = "4.2", title = "One set unmasks it", lesson = "04-counting-bits")
public interface Suspects {
    /**
     * A set of squares that only this count gets wrong.
     *
     * <pre>{@code
     * int first(long set) {                      // as many rounds as squares
     *     int count = 0;
     *     do {
     *         set &= set - 1;
     *         count++;
     *     } while (set != 0);
     *     return count;
     * }
     * }</pre>
     */
    long first();

    /**
     * A set of squares that only this count gets wrong.
     *
     * <pre>{@code
     * int second(long set) {                     // the lowest bit and the rest
     *     return set == 0 ? 0 : (int) (set % 2) + second(set >>> 1);
     * }
     * }</pre>
     */
    long second();

    /**
     * A set of squares that only this count gets wrong.
     *
     * <pre>{@code
     * int third(long set) {                      // HAKMEM's way, from 1972
     *     long sums = 0;                         // eleven fields of six bits
     *     for (int shift = 0; shift < 6; shift++) {
     *         sums += set >>> shift & 0x1041041041041041L;
     *     }
     *     return (int) Long.remainderUnsigned(sums, 63);
     * }
     * }</pre>
     */
    long third();
}
