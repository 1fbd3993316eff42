package sphericalknight.browser.lacking;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** Methods of Java's classes that TeaVM lacks, as static methods. For an instance method, the first parameter is the receiver. */
public final class Lacking {
    /** A part of a format: which value, flags and width, precision, conversion. */
    private static final Pattern CONVERSION =
            Pattern.compile("%(?:([0-9]+)\\$|(<))?([-#+ 0,(]*[0-9]*)(?:\\.([0-9]+))?([a-zA-Z%])");

    /** The objects for -128 to 127, made when they are asked for. */
    private static final Long[] SMALL_LONGS = new Long[256];

    private Lacking() {}

    /** Replaces {@link Long#valueOf(long)}: the same object each time for -128 to 127, a new one for other numbers. */
    @SuppressWarnings("removal") // whatever else makes a Long calls the method that this one replaces
    public static Long boxed(long value) {
        if (value < -128 || value > 127) {
            return new Long(value);
        }
        int at = (int) value + 128;
        if (SMALL_LONGS[at] == null) {
            SMALL_LONGS[at] = new Long(value);
        }
        return SMALL_LONGS[at];
    }

    /** Returns {@code by}, by which something is divided; throws Java's exception if it is 0. */
    public static int divisor(int by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by;
    }

    /** Like {@link #divisor(int)}, for divisions of longs. */
    public static long divisor(long by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by;
    }

    /** Replaces {@link Class#getPackageName}. */
    @MissingFrom(Class.class)
    public static String getPackageName(Class<?> type) {
        String name = type.getName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Replaces {@link String#indent} if {@code blanks} is not negative. */
    @MissingFrom(String.class)
    public static String indent(String text, int blanks) {
        StringBuilder indented = new StringBuilder();
        if (text.isEmpty()) {
            return "";
        }
        String whole = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        for (String line : whole.split("\r?\n", -1)) {
            indented.append(" ".repeat(blanks)).append(line).append('\n');
        }
        return indented.toString();
    }

    /** Replaces {@link Long#parseUnsignedLong(String)}. */
    @MissingFrom(Long.class)
    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    /** Replaces {@link Long#parseUnsignedLong(String, int)}. */
    @MissingFrom(Long.class)
    public static long parseUnsignedLong(String text, int radix) {
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

    /** Replaces {@link Math#multiplyHigh}. */
    @MissingFrom(Math.class)
    public static long multiplyHigh(long x, long y) {
        long lowX = x & 0xFFFFFFFFL;
        long lowY = y & 0xFFFFFFFFL;
        long middle = (x >> 32) * lowY + (lowX * lowY >>> 32);
        return (x >> 32) * (y >> 32) + (middle >> 32) + (lowX * (y >> 32) + (middle & 0xFFFFFFFFL) >> 32);
    }

    /** Replaces {@link StrictMath#exp}, for which TeaVM takes the browser's. */
    @MissingFrom(StrictMath.class)
    public static double exp(double x) {
        return Fdlibm.exp(x);
    }

    /** Replaces {@link StrictMath#log}, for which TeaVM takes the browser's. */
    @MissingFrom(StrictMath.class)
    public static double log(double x) {
        return Fdlibm.log(x);
    }

    /** Replaces {@link Character#toString(int)}. */
    @MissingFrom(Character.class)
    public static String toString(int codePoint) {
        return new StringBuilder().appendCodePoint(codePoint).toString();
    }

    /** Replaces {@link CRC32#update(ByteBuffer)}. */
    @MissingFrom(CRC32.class)
    public static void update(CRC32 sum, ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            sum.update(bytes.get());
        }
    }

    /** Replaces {@link String#lines}. */
    @MissingFrom(String.class)
    public static Stream<String> lines(String text) {
        return text.isEmpty() ? Stream.empty() : Arrays.stream(text.split("\r?\n"));
    }

    /** Replaces {@link Stream#ofNullable}. */
    @MissingFrom(Stream.class)
    public static Stream<Object> ofNullable(Object element) {
        return element == null ? Stream.empty() : Stream.of(element);
    }

    /** Replaces {@link Objects#deepEquals}; TeaVM's takes two arrays of longs for different ones. */
    @MissingFrom(Objects.class)
    public static boolean deepEquals(Object one, Object other) {
        if (one == null
                || other == null
                || !one.getClass().isArray()
                || !other.getClass().isArray()) {
            return one == other || one != null && one.equals(other);
        }
        int length = Array.getLength(one);
        boolean areEqual = length == Array.getLength(other);
        for (int i = 0; i < length && areEqual; i++) {
            areEqual = deepEquals(Array.get(one, i), Array.get(other, i));
        }
        return areEqual;
    }

    /** Replaces {@link Matcher#replaceAll(Function)}. */
    @MissingFrom(Matcher.class)
    public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        StringBuffer text = new StringBuffer();
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(text, replacement.apply(matcher));
        }
        return matcher.appendTail(text).toString();
    }

    /** Returns a copy of the array; an empty array for null. */
    public static Throwable[] suppressed(Throwable[] list) {
        return list == null ? new Throwable[0] : list.clone();
    }

    /** Returns a copy of the array, which may be null, with one more element. */
    public static Throwable[] suppressed(Throwable[] list, Throwable more) {
        int size = list == null ? 0 : list.length;
        Throwable[] longer = new Throwable[size + 1];
        for (int i = 0; i < size; i++) {
            longer[i] = list[i];
        }
        longer[size] = more;
        return longer;
    }

    /** Replaces {@link Random#nextInt(int)}, whose numbers Java fixes. */
    @MissingFrom(Random.class)
    public static int nextInt(Random random, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = random.nextInt() >>> 1;
        if ((bound & bound - 1) == 0) {
            return (int) (bound * (long) bits >> 31);
        }
        int number = bits % bound;
        while (bits - number + (bound - 1) < 0) {
            bits = random.nextInt() >>> 1;
            number = bits % bound;
        }
        return number;
    }

    /**
     * Replaces {@link String#format(String, Object...)}, the same in every country, one value after the other: TeaVM's own takes a value
     * for {@code %%}, and knows neither {@code %n} nor {@code %e} nor a {@link BigInteger}.
     */
    public static String format(String format, Object[] values) {
        StringBuilder text = new StringBuilder();
        Matcher part = CONVERSION.matcher(format);
        int next = 0;
        int last = 0;
        int from = 0;
        while (part.find()) {
            text.append(format, from, part.start());
            from = part.end();
            if (part.group(5).equals("n")) {
                text.append('\n');
            } else if (part.group(5).equals("%")) {
                text.append('%');
            } else {
                boolean isAgain = part.group(2) != null;
                last = part.group(1) != null ? Integer.parseInt(part.group(1)) - 1 : isAgain ? last : next++;
                if (last >= values.length) {
                    throw new IllegalArgumentException("Format specifier '" + part.group() + "'");
                }
                text.append(formatted(part, values[last]));
            }
        }
        return text.append(format, from, format.length()).toString();
    }

    private static String formatted(MatchResult part, Object value) {
        String flags = part.group(3);
        String precision = part.group(4);
        String conversion = part.group(5);
        if (conversion.equals("e")) {
            return one("%" + flags + "s", exponent(value, precision == null ? 6 : Integer.parseInt(precision)));
        }
        if (value instanceof BigInteger number && "dsx".contains(conversion)) {
            StringBuilder digits = new StringBuilder(number.toString(conversion.equals("x") ? 16 : 10));
            int sign = number.signum() < 0 ? 1 : 0;
            for (int at = digits.length() - 3; flags.contains(",") && at > sign; at -= 3) {
                digits.insert(at, ',');
            }
            String wide = one("%" + flags.replaceFirst("^0", "").replace(",", "") + "s", digits.toString());
            return flags.startsWith("0") ? wide.replace(' ', '0') : wide;
        }
        return one("%" + flags + (precision == null ? "" : "." + precision) + conversion, value);
    }

    private static String one(String format, Object value) {
        return new Formatter(Locale.ROOT).format(format, value).toString();
    }

    private static String exponent(Object value, int places) {
        BigDecimal number = new BigDecimal(value.toString()).round(new MathContext(places + 1, RoundingMode.HALF_UP));
        String digits = number.unscaledValue().abs().toString();
        int exponent = number.signum() == 0 ? 0 : digits.length() - 1 - number.scale();
        String all = digits + "0".repeat(Math.max(0, places + 1 - digits.length()));
        return (number.signum() < 0 ? "-" : "")
                + all.charAt(0)
                + (places == 0 ? "" : "." + all.substring(1, places + 1))
                + (exponent < 0 ? "e-" : "e+")
                + (Math.abs(exponent) < 10 ? "0" : "")
                + Math.abs(exponent);
    }
}
