package sphericalknight.bits;

import java.util.function.LongToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The methods for counting the squares of a set, by name. The lesson on counting lists them, the tests compare them with the JDK and the
 * benchmark measures them.
 *
 * <pre>{@code
 * steps for a set of n squares
 * NAIVE         64 shifts                  SWAR_32    five additions, on each of two halves
 * BYTE_TABLE     8 look-ups in 256 bytes   SWAR_64    three additions, one multiplication
 * SHORT_TABLE    4 look-ups in 64 KB       CARRY_SAVE adders over an array, one count for eight words
 * KERNIGHAN      n subtractions            JDK        Long.bitCount: one instruction where there is one
 * }</pre>
 */
public enum PopCounts {
    /** Shift and count. */
    NAIVE("naive", NaiveCount::count),
    /** Eight look-ups in a table of 256 counts. */
    BYTE_TABLE("byte table", ByteTableCount::count),
    /** Four look-ups in a table of 65,536 counts. */
    SHORT_TABLE("16-bit table", ShortTableCount::count),
    /** Remove the lowest square until none is left: one step per square. */
    KERNIGHAN("Kernighan", KernighanCount::count),
    /** Add neighbouring fields of bits in each 32-bit half of the word. */
    SWAR_32("SWAR, 2 x 32 bits", SwarCount::countHalves),
    /** Add neighbouring fields of bits in the whole word; a multiplication adds the last eight. */
    SWAR_64("SWAR, 64 bits", SwarCount::count),
    /** Carry-save adders, made for arrays: one bit count for every eight words. */
    CARRY_SAVE("carry-save adders", set -> (int) CarrySaveCount.count(set), CarrySaveCount::count),
    /** {@link Long#bitCount(long)}, which the JIT compiler turns into the processor's own instruction. */
    JDK("Long.bitCount", Long::bitCount);

    private final String label;
    private final LongToIntFunction one;
    private final ToLongFunction<long[]> many;

    PopCounts(String label, LongToIntFunction one) {
        this(label, one, sets -> {
            long count = 0;
            for (long set : sets) {
                count += one.applyAsInt(set);
            }
            return count;
        });
    }

    PopCounts(String label, LongToIntFunction one, ToLongFunction<long[]> many) {
        this.label = label;
        this.one = one;
        this.many = many;
    }

    /** The display name, used in tables and plots: a few words. */
    public String label() {
        return label;
    }

    /** The number of squares in {@code set}, counted with this method: 0 for the empty set, 64 for all squares. */
    public int count(long set) {
        return one.applyAsInt(set);
    }

    /** The number of squares in all of {@code sets}, counted with this method: 0 if there are no sets. */
    public long count(long[] sets) {
        return many.applyAsLong(sets);
    }
}
