package sphericalknight.bits;

import java.util.function.LongToIntFunction;

/**
 * The methods for counting the squares of a set, by name. The lesson on counting lists them, the tests compare them with the JDK and the
 * benchmark measures them.
 *
 * <pre>{@code
 * steps for a set of n squares
 * NAIVE         64 shifts                 SWAR_32    five additions, on each of two halves
 * BYTE_TABLE     8 lookups in 256 bytes   SWAR_64    three additions, one multiplication
 * SHORT_TABLE    4 lookups in 64 KB       JDK        Long.bitCount: one instruction where there is one
 * KERNIGHAN      n subtractions
 * }</pre>
 */
public enum PopCounts {
    /** Shift and count. */
    NAIVE("naive", NaiveCount::count),
    /** Eight lookups in a table of 256 counts. */
    BYTE_TABLE("byte table", ByteTableCount::count),
    /** Four lookups in a table of 65,536 counts. */
    SHORT_TABLE("16-bit table", ShortTableCount::count),
    /** Remove the lowest square until none is left: one step per square. */
    KERNIGHAN("Kernighan", KernighanCount::count),
    /** Add neighbouring fields of bits in each 32-bit half of the word. */
    SWAR_32("SWAR, 2 x 32 bits", SwarCount::countHalves),
    /** Add neighbouring fields of bits in the whole word; a multiplication adds the last eight. */
    SWAR_64("SWAR, 64 bits", SwarCount::count),
    /** {@link Long#bitCount(long)}, which the JIT compiler turns into the processor's own instruction. */
    JDK("Long.bitCount", Long::bitCount);

    private final String label;
    private final LongToIntFunction one;

    PopCounts(String label, LongToIntFunction one) {
        this.label = label;
        this.one = one;
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
        long count = 0;
        for (long set : sets) {
            count += one.applyAsInt(set);
        }
        return count;
    }
}
