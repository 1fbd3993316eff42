package sphericalknight.grader.text;

import java.util.stream.Collectors;

/**
 * Makes text harmless for a terminal and for the log of a CI server. {@link PlainText} replaces the characters that start escape sequences.
 * In a log, lines such as {@code ::error::}, {@code ##[error]}, {@code ##vso[task.complete]} or {@code ##teamcity[message]} are commands;
 * this class breaks them up with a backslash.
 */
public final class TerminalText {
    private TerminalText() {}

    public static String lines(String text) {
        return PlainText.lines(text).lines().map(TerminalText::tame).collect(Collectors.joining("\n"));
    }

    public static String line(String text) {
        return tame(PlainText.line(text));
    }

    private static String tame(String line) {
        String broken = line.replaceAll("#(?=#)", "#\\\\");
        return broken.replaceFirst("^(\\p{Z}*)::", "$1\\\\::");
    }
}
