package sphericalknight.machine;

import java.math.BigInteger;

/** Methods of {@link Long} and {@link Math} that a page lacks. */
public final class Unsigned {
    private Unsigned() {}

    /** Does what {@link Long#parseUnsignedLong(String)} does. */
    public static long parse(String text) {
        return parse(text, 10);
    }

    /** Does what {@link Long#parseUnsignedLong(String, int)} does. */
    public static long parse(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (text.startsWith("-")) {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        if (text.length() <= 12) {
            return Long.parseLong(text, radix);
        }
        BigInteger number;
        try {
            number = new BigInteger(text, radix);
        } catch (NumberFormatException e) {
            throw new NumberFormatException("For input string: \"" + text + "\"");
        }
        if (number.bitLength() > Long.SIZE) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
        }
        return number.longValue();
    }

    /** The upper 64 bits of the product, as {@link Math#multiplyHigh}. */
    public static long multiplyHigh(long x, long y) {
        long lowX = x & 0xFFFFFFFFL;
        long lowY = y & 0xFFFFFFFFL;
        long middle = (x >> 32) * lowY + (lowX * lowY >>> 32);
        return (x >> 32) * (y >> 32) + (middle >> 32) + (lowX * (y >> 32) + (middle & 0xFFFFFFFFL) >> 32);
    }
}
