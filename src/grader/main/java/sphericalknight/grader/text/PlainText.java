package sphericalknight.grader.text;

import java.util.Collection;
import java.util.stream.Collectors;

/**
 * The first step for every output format: makes characters harmless. Printable characters and spaces stay, line breaks become line
 * feeds, and tabs become spaces. Every other character, such as NUL, the start of a terminal escape sequence, or a mark that changes
 * the text direction, becomes U+FFFD.
 */
public final class PlainText {
    /** The maximum length of multi-line text in characters: enough for a dozen boards. */
    public static final int LONGEST = 8000;

    private static final int LONGEST_LINE = 200;

    private PlainText() {}

    /** Returns {@code text} with its line breaks, cut after {@value #LONGEST} characters; a note then says how many were cut off. */
    public static String lines(String text) {
        String clean = clean(text).stripTrailing();
        return clean.length() <= LONGEST ? clean : cut(clean, LONGEST);
    }

    /** Returns {@code text} on one line, cut after 200 characters; a note then says how many were cut off. */
    public static String line(String text) {
        String clean = clean(text).replace('\n', ' ').strip();
        return clean.length() <= LONGEST_LINE ? clean : cut(clean, LONGEST_LINE);
    }

    /** The first five of {@code names}, and how many more there are. */
    public static String firstFive(Collection<String> names, String separator) {
        int more = names.size() - 5;
        return names.stream().limit(5).collect(Collectors.joining(separator))
                + (more > 0 ? separator + "and " + more + " more" : "");
    }

    private static String cut(String text, int length) {
        int end = Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
        return text.substring(0, end) + "... (" + (text.length() - end) + " more characters)";
    }

    private static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.replace("\r\n", "\n").replace('\r', '\n').codePoints().forEach(point -> {
            if (point == '\n' || isHarmless(point)) {
                clean.appendCodePoint(point);
            } else if (point == '\t') {
                clean.append(' ');
            } else {
                clean.append('\uFFFD');
            }
        });
        return clean.toString();
    }

    /**
     * Whether a code point is printable or a space. Control and format characters (such as marks that change the text direction), line
     * and paragraph separators, surrogates, and private-use and unassigned code points are not.
     */
    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
