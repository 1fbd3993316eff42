package sphericalknight.machine;

/**
 * Values on the machine's two stacks. {@code p} holds numbers (floats and doubles as their bits) and {@code r} references, both at the same
 * index; outside the stacks, numbers are boxed.
 */
public final class Values {
    private Values() {}

    /** The number of slots that a value of this type takes: two for long and double, none for void, otherwise one. */
    public static int slots(String type) {
        return switch (type.charAt(0)) {
            case 'V' -> 0;
            case 'J', 'D' -> 2;
            default -> 1;
        };
    }

    /** The number on the stack for a constant: for a float or a double its bits. */
    static long bits(Object constant) {
        if (constant instanceof Float real) {
            return Float.floatToRawIntBits(real);
        }
        return constant instanceof Double real ? Double.doubleToRawLongBits(real) : ((Number) constant).longValue();
    }

    static boolean isReference(String type) {
        return type.charAt(0) == 'L' || type.charAt(0) == '[';
    }

    /** The value of this type at index {@code at}, boxed; null for {@code V} (void). */
    public static Object get(String type, long[] p, Object[] r, int at) {
        return switch (type.charAt(0)) {
            case 'V' -> null;
            case 'J' -> p[at];
            case 'I' -> (int) p[at];
            case 'Z' -> p[at] != 0;
            case 'B' -> (byte) p[at];
            case 'S' -> (short) p[at];
            case 'C' -> (char) p[at];
            case 'F' -> Float.intBitsToFloat((int) p[at]);
            case 'D' -> Double.longBitsToDouble(p[at]);
            default -> r[at];
        };
    }

    /**
     * Stores a boxed value at index {@code at}, widened to this type if necessary.
     *
     * @return the index after the value
     */
    public static int put(String type, Object value, long[] p, Object[] r, int at) {
        switch (type.charAt(0)) {
            case 'V' -> {}
            case 'J' -> p[at] = integer(value);
            case 'I', 'B', 'S', 'C' -> p[at] = (int) integer(value);
            case 'Z' -> p[at] = (Boolean) value ? 1 : 0;
            case 'F' -> p[at] = Float.floatToRawIntBits(value instanceof Float each ? each : (float) integer(value));
            case 'D' -> p[at] = Double.doubleToRawLongBits(real(value));
            default -> r[at] = value;
        }
        return at + slots(type);
    }

    /** The boxed {@code value}, widened to this type if necessary. */
    static Object converted(String type, Object value) {
        return switch (type.charAt(0)) {
            case 'J' -> integer(value);
            case 'D' -> real(value);
            case 'I' -> (int) integer(value);
            case 'F' -> value instanceof Float ? value : (Object) (float) integer(value);
            default -> value;
        };
    }

    private static long integer(Object value) {
        return value instanceof Character letter ? letter : ((Number) value).longValue();
    }

    private static double real(Object value) {
        return value instanceof Float || value instanceof Double ? ((Number) value).doubleValue() : integer(value);
    }
}
