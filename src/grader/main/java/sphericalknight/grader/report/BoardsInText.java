package sphericalknight.grader.report;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.WrongBoard;

/**
 * Finds the two boards in the message of a failed test and draws them. A verdict keeps boards as plain text: the hexadecimal numbers below
 * them give the sets, and the letters give the pieces of the input. A picture is drawn only if its own text form equals that text.
 */
final class BoardsInText {
    private static final Pattern BOARDS = Pattern.compile(
            "^expected +yours\\n(?:[1-8] [^\\n]*\\n){8}[^\\n]*\\n(?:[^\\n]*\\n){0,4}?"
                    + "0x([0-9A-F]{16}|[0-9A-F]{8}) +0x([0-9A-F]{16}|[0-9A-F]{8})\\n[^\\n]*squares?(?:\\n[?x][^\\n]*)?",
            Pattern.MULTILINE);
    private static final Pattern RANK = Pattern.compile("^([1-8]) ((?: +[^ ]+){8})(?= )", Pattern.MULTILINE);

    /**
     * A message in three parts.
     *
     * @param before the text above the boards
     * @param after the text below the boards
     */
    record Found(String before, WrongBoard.Boards boards, String after) {}

    private BoardsInText() {}

    /** The first two boards in {@code message}; empty if there are none, or if they would be drawn differently. */
    static Optional<Found> in(String message) {
        Matcher boards = BOARDS.matcher(message);
        if (!boards.find()) {
            return Optional.empty();
        }
        WrongBoard.Boards drawn = boards(boards.group(), boards.group(1), boards.group(2));
        return drawn.picture().toString().equals(boards.group())
                ? Optional.of(new Found(
                        message.substring(0, boards.start()).strip(),
                        drawn,
                        message.substring(boards.end()).strip()))
                : Optional.empty();
    }

    private static WrongBoard.Boards boards(String text, String expected, String actual) {
        Map<Character, Long> pieces = new TreeMap<>();
        Matcher rank = RANK.matcher(text);
        while (rank.find()) {
            String[] cells = rank.group(2).strip().split(" +");
            for (int file = 0; file < 8; file++) {
                char letter = cells[file].replaceAll("[\\[\\]]", "").charAt(0);
                if (Character.isLetter(letter)) {
                    long square = 1L << 8 * (rank.group(1).charAt(0) - '1') + file;
                    pieces.merge(letter, square, (a, b) -> a | b);
                }
            }
        }
        return new WrongBoard.Boards(squares(expected), squares(actual), pieces, expected.length() == 8);
    }

    /** The set of squares that a hexadecimal number stands for; eight digits are a 32-bit draughts board. */
    private static long squares(String hex) {
        long number = Long.parseUnsignedLong(hex, 16);
        return hex.length() == 8 ? Numbering.B.toBoard((int) number) : number;
    }
}
