package sphericalknight.grader.report.text;

import java.util.regex.Pattern;

/** Escapes text for Markdown (CommonMark, and GitHub's dialect with tables, bare links and @mentions). */
public final class MarkdownText {
    private static final Pattern PUNCTUATION = Pattern.compile("[!-/:-@\\[-`{-~]");
    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private MarkdownText() {}

    /** Returns {@code text}, which must be trusted, on one line, with a backslash before every ASCII punctuation character, because it could be
     * markup. */
    public static String line(String text) {
        return PUNCTUATION.matcher(PlainText.line(text)).replaceAll("\\\\$0");
    }

    /** Returns untrusted text as inline code on one line, in which nothing becomes a link or mentions a user. */
    public static String code(String text) {
        String line = PlainText.line(text);
        String fence = "`".repeat(longestRun(line) + 1);
        return line.isEmpty() ? "" : fence + " " + line + " " + fence;
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
