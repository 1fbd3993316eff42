package sphericalknight.grader.report.text;

import java.util.regex.Pattern;

/** Escapes text for Markdown (CommonMark, and GitHub's with tables, bare links and @mentions). */
public final class MarkdownText {
    private static final Pattern PUNCTUATION = Pattern.compile("[!-/:-@\\[-`{-~]");
    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private MarkdownText() {}

    /** One line of text written by the course, with a backslash in front of every character that could be markup. */
    public static String line(String text) {
        return PUNCTUATION.matcher(PlainText.line(text)).replaceAll("\\\\$0");
    }

    /** One line of untrusted text as inline code, in which nothing is a link or mentions a user. */
    public static String code(String text) {
        String line = PlainText.line(text);
        String fence = "`".repeat(longestRun(line) + 1);
        return line.isEmpty() ? "" : fence + " " + line + " " + fence;
    }

    /** Several lines as a block of code, between fences longer than any inside. */
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
