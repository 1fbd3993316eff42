package sphericalknight.browser.lacking;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Formatter;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import sphericalknight.machine.Unsigned;

/**
 * Methods of Java's classes that TeaVM lacks, as static methods. For an instance method, the first parameter is the object it is called on.
 */
public final class Lacking {
    private Lacking() {}

    /** Replaces {@link Class#getPackageName}. */
    public static String getPackageName(Class<?> type) {
        String name = type.getName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /** Replaces {@link String#indent} if {@code blanks} is not negative. */
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

    /** Replaces {@link Long#parseUnsignedLong(String, int)}. */
    public static long parseUnsignedLong(String digits, int radix) {
        return Unsigned.parse(digits, radix);
    }

    /** Replaces {@link ByteArrayOutputStream#writeBytes}. */
    public static void writeBytes(ByteArrayOutputStream to, byte[] bytes) {
        to.write(bytes, 0, bytes.length);
    }

    /** Replaces {@link Stream#ofNullable}. */
    public static Stream<Object> ofNullable(Object element) {
        return element == null ? Stream.empty() : Stream.of(element);
    }

    /** Replaces {@link Matcher#replaceAll(Function)}. */
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

    /**
     * Replaces {@link String#format(String, Object...)}: also supports line breaks ({@code %n}) and a single {@link BigInteger} in
     * hexadecimal digits, padded with zeros.
     */
    public static String format(String format, Object[] values) {
        if (values.length == 1 && values[0] instanceof BigInteger number && format.matches("%0[0-9]+x")) {
            String digits = number.toString(16);
            int width = Integer.parseInt(format.substring(2, format.length() - 1));
            return "0".repeat(Math.max(0, width - digits.length())) + digits;
        }
        return new Formatter()
                .format(format.contains("%%") ? format : format.replace("%n", "\n"), values)
                .toString();
    }
}
