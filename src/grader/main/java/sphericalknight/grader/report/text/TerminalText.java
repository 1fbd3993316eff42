package sphericalknight.grader.report.text;

import java.util.stream.Collectors;

/**
 * Text for a terminal and for the log of a continuous integration, where a line such as {@code ::error::}, {@code ##[error]},
 * {@code ##vso[task.complete]} or {@code ##teamcity[message]} is a command. {@link PlainText} has taken the escape sequences away; the rest is broken by a backslash.
 */
public final class TerminalText {
    private TerminalText() {}

    /** Several lines. */
    public static String lines(String text) {
        return PlainText.lines(text).lines().map(TerminalText::tame).collect(Collectors.joining("\n"));
    }

    /** {@code text} as one harmless line. */
    public static String line(String text) {
        return tame(PlainText.line(text));
    }

    private static String tame(String line) {
        String broken = line.replaceAll("#(?=#)", "#\\\\");
        int start = 0;
        while (start < broken.length()
                && (Character.isWhitespace(broken.charAt(start)) || Character.isSpaceChar(broken.charAt(start)))) {
            start++;
        }
        return broken.startsWith("::", start) ? broken.substring(0, start) + "\\" + broken.substring(start) : broken;
    }
}
