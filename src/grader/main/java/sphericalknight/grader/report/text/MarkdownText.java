package sphericalknight.grader.report.text;

import java.util.regex.Pattern;

/** Escapes text for Markdown (CommonMark, and GitHub's dialect with tables, bare links and @mentions). */
public final class MarkdownText {
    /** The characters that are markup where they stand. Of two characters that enclose a text, such as asterisks, one is enough. */
    private static final Pattern MARKUP = Pattern.compile(String.join(
            "|",
            "[`$@]", // code, formulas, mentions
            "\\\\(?=\\p{Punct}|$)", // a backslash that would escape
            "^[-+=>#*_~]", // lists, quotations, headings, lines and fences
            "(?<=^\\d{1,9})[.)](?=\\s|$)",
            "(?<=\\s)#(?=#*$)", // the end of a heading
            "<(?=[A-Za-z/!?])", // tags and links
            "&(?=#?\\w+;)", // entities
            "\\](?=[(\\[:])", // links, pictures and their addresses
            ":(?=//)", // bare addresses
            "(?<=[Ww]{3})\\.",
            "(?<=\\S)[*~](?!(?<=\\([*~])\\w)", // the end of emphasis and of what is struck out
            "(?<=\\S)_(?!(?<=[A-Za-z0-9]_)[A-Za-z0-9])"));

    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private MarkdownText() {}

    /** Returns {@code text}, which must be trusted, on one line, with a backslash before each character that would be markup. */
    public static String line(String text) {
        return MARKUP.matcher(PlainText.lines(text).replace('\n', ' ').strip()).replaceAll("\\\\$0");
    }

    /** Returns {@code text}, which must be trusted, like {@link #line}, for a cell of a table. */
    public static String cell(String text) {
        return line(text).replace("|", "\\|");
    }

    /** Returns untrusted text as inline code on one line, in which nothing becomes a link or mentions a user. */
    public static String code(String text) {
        String line = PlainText.line(text);
        String fence = "`".repeat(longestRun(line) + 1);
        String space = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return line.isEmpty() ? "" : fence + space + line + space + fence;
    }

    /** Returns several lines as a fenced code block; the fences are longer than any run of backticks in the text. */
    public static String block(String text) {
        String lines = PlainText.lines(text).stripTrailing();
        String fence = "`".repeat(Math.max(3, longestRun(lines) + 1));
        return fence + "text\n" + lines + "\n" + fence + "\n";
    }

    private static int longestRun(String text) {
        return BACKTICKS
                .matcher(text)
                .results()
                .mapToInt(run -> run.group().length())
                .max()
                .orElse(0);
    }
}
