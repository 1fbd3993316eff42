package sphericalknight.grader.text;

import java.util.Collection;
import java.util.regex.Pattern;
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
    /** Control and format characters, halves of surrogate pairs, private and unassigned characters, and separators of lines. */
    private static final Pattern HARMFUL = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}&&[^\n]]");

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
        String lines = text.replace("\r\n", "\n").replace('\r', '\n').replace('\t', ' ');
        return HARMFUL.matcher(lines).replaceAll("\uFFFD");
    }
}
