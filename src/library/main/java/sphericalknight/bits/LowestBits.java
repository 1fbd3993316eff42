package sphericalknight.bits;

import java.util.function.LongToIntFunction;

/**
 * The methods for finding the number of the lowest square, by name. They agree on every set except the empty one, which has no lowest
 * square; the table shows what each method returns for it.
 *
 * <pre>{@code
 *              empty                            empty
 * WALK          64    up to 64 steps   HALVING    63   six questions
 * MODULO_67     64    one division     POP_COUNT  64   count the zeros below
 * DE_BRUIJN      0    one multiplication   JDK    64   one instruction
 * }</pre>
 */
public enum LowestBits {
    /** Walk up from a1. */
    WALK("walk from a1", LowestBit::index),
    /** Isolate, divide by 67, look up the remainder. */
    MODULO_67("modulo 67", ModuloIndex::index),
    /** Isolate, multiply, look up the top six bits. */
    DE_BRUIJN("de Bruijn", DeBruijn::index),
    /** Isolate the lowest bit, test it against six masks, one for each binary digit of its number. */
    HALVING("halving", Halving::lowest),
    /** Isolate, subtract one, count: there are n squares below square n. */
    POP_COUNT("count below", set -> SwarCount.count((set & -set) - 1)),
    /** {@link Long#numberOfTrailingZeros(long)}, one instruction on most processors. */
    JDK("JDK, trailing zeros", Long::numberOfTrailingZeros);

    private final String label;
    private final LongToIntFunction index;

    LowestBits(String label, LongToIntFunction index) {
        this.label = label;
        this.index = index;
    }

    /** The display name, used in tables and plots: a few words. */
    public String label() {
        return label;
    }

    /** The number of the lowest square of {@code set}, found with this method: 0 to 63; for the empty set see {@link LowestBits}. */
    public int index(long set) {
        return index.applyAsInt(set);
    }
}
