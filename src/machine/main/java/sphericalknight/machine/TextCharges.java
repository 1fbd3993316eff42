package sphericalknight.machine;

import java.util.Set;

/** The costs of calls to texts, and the patterns that answers may use. */
final class TextCharges {
    private static final Set<String> QUICK = Set.of("length", "isEmpty", "charAt", "setCharAt", "chars");
    private static final Set<String> SEARCHES = Set.of("indexOf", "lastIndexOf", "contains");
    private static final Set<String> PATTERNS = Set.of("split", "matches", "replaceAll", "replaceFirst");

    private TextCharges() {}

    /** The cost of a call to String, StringBuilder, StringJoiner or CharSequence. */
    static Charge of(String owner, String name, Signature signature, boolean isStatic) {
        boolean ofText = signature.parameters().stream()
                .findFirst()
                .filter(Values::isReference)
                .isPresent();
        if (QUICK.contains(name)) {
            return Charge.NONE;
        }
        if (name.equals("format") || name.equals("formatted")) {
            return TextCharges::format;
        }
        if (name.equals("repeat")) {
            return (in, p, r, at) -> text(in, Meter.product(Sizes.flat(r[at]), Math.max(0, p[at + 1])));
        }
        if (name.equals("setLength")
                || name.equals("<init>") && signature.parameters().equals(java.util.List.of("I"))) {
            return (in, p, r, at) -> text(in, Math.max(0, (int) p[at + 1]));
        }
        if (SEARCHES.contains(name) && ofText) {
            return (in, p, r, at) ->
                    in.meter.work(2 + (Meter.product(Sizes.flat(r[at]), 1 + Sizes.flat(r[at + 1])) >> 4));
        }
        if (name.equals("replace") && owner.endsWith("String")) {
            return ofText ? TextCharges::replace : (in, p, r, at) -> in.meter.work(2 + (Sizes.flat(r[at]) >> 2));
        }
        if (PATTERNS.contains(name)) {
            return TextCharges::pattern;
        }
        if (name.equals("append") && !ofText) {
            return Charge.LITTLE;
        }
        return null;
    }

    /** Pays for a new text of this length. */
    static void text(Interpreter in, long length) {
        in.meter.bytes(Meter.sum(40, length));
        in.meter.work(1 + (length >> 4));
    }

    /** Pays for the numbers in a format, which are widths or numbers of digits, and for its arguments. */
    static void format(Interpreter in, long[] p, Object[] r, int at) {
        long work = 100 + Sizes.deep(r[at + 1], in) * 10;
        long length = 0;
        String format = r[at] instanceof String text ? text : "";
        for (int i = 0; i < format.length(); i++) {
            long number = 0;
            while (i < format.length() && format.charAt(i) >= '0' && format.charAt(i) <= '9') {
                number = Math.min(Integer.MAX_VALUE, 10 * number + format.charAt(i++) - '0');
            }
            length += number;
        }
        in.meter.work(work + 20L * format.length() + length);
        text(in, length);
    }

    /** Pays for the longest text that a replacement can give. */
    private static void replace(Interpreter in, long[] p, Object[] r, int at) {
        long length = Sizes.flat(r[at]);
        long found = length / Math.max(1, Sizes.flat(r[at + 1])) + 1;
        in.meter.work(Meter.product(length, 1 + Sizes.flat(r[at + 1])) >> 4);
        text(in, Meter.sum(length, Meter.product(found, Sizes.flat(r[at + 2]))));
    }

    /**
     * Pays for a search with a pattern. Each of {@code + * ? {} can stop at every letter, so each multiplies the work by the length of the
     * text. Patterns with groups can take time that doubles with each letter; they are refused.
     */
    private static void pattern(Interpreter in, long[] p, Object[] r, int at) {
        String pattern = r[at + 1] instanceof String text ? text : "";
        long length = Sizes.flat(r[at]) + 1;
        long work = Meter.product(length, 1 + pattern.length());
        boolean isRepeated = false;
        for (int i = 0; i < pattern.length(); i++) {
            char each = pattern.charAt(i);
            boolean repeats = each == '+' || each == '*' || each == '?' || each == '{';
            if (each == '\\') {
                i++;
            } else if (each == '(') {
                throw new Unknown("groups in patterns, as in \"" + shortened(pattern) + "\"");
            } else if (repeats && !isRepeated) {
                work = Meter.product(work, length);
            }
            isRepeated = repeats; // a second one in a row, as in .*?, only says where to begin
        }
        in.meter.work(Meter.sum(50, work >> 4));
        if (r[at + 2] instanceof String replacement) {
            text(in, Meter.product(length, replacement.length() + 1));
        }
    }

    private static String shortened(String pattern) {
        return pattern.length() > 20 ? pattern.substring(0, 20) + "..." : pattern;
    }
}
