package sphericalknight.browser.lacking;

/** Computes the upper half of a 128-bit product: {@link Math#multiplyHigh}, which TeaVM lacks. */
public final class HighProduct {
    private static final long LOW = 0xFFFF_FFFFL;

    private HighProduct() {}

    /** The upper 64 bits of {@code a} times {@code b}, both signed. */
    public static long multiplyHigh(long a, long b) {
        long middle = (a >> 32) * (b & LOW) + ((a & LOW) * (b & LOW) >>> 32);
        return (a >> 32) * (b >> 32) + (middle >> 32) + ((a & LOW) * (b >> 32) + (middle & LOW) >> 32);
    }
}
