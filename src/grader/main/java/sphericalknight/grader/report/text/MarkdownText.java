package sphericalknight.grader.report.text;

import java.util.regex.Pattern;

/** Text inside Markdown (CommonMark, and GitHub's with tables, links by themselves, and people called with an at sign). */
public final class MarkdownText {
    private static final Pattern PUNCTUATION = Pattern.compile("[!-/:-@\\[-`{-~]");
    private static final Pattern BACKTICKS = Pattern.compile("`+");

    private MarkdownText() {}

    /** One line of our own words: everything that could mean something has a backslash in front. */
    public static String line(String text) {
        return PUNCTUATION.matcher(PlainText.line(text)).replaceAll("\\\\$0");
    }

    /** One line of a stranger's words, as code: nothing in it is a link or calls a person. */
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
