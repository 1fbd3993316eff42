package sphericalknight.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.bits.Squares;

/**
 * Moves as text, in the notation of Russian draughts and PDN files: {@code c3-d4} for a quiet move, {@code c3:e5:g7} for a
 * capture with every square it lands on ({@code x} is read too).
 *
 * <pre>{@code
 * 7  . . . . . . 2     w c3 takes d4, lands on e5 (1), takes f6, lands on g7 (2)
 * 6  . . . . . b .     long form   c3:e5:g7
 * 5  . . . . 1 . .     short form  c3:g7, read if only one capture fits
 * 4  . . . b . . .
 * 3  . . w . . . .
 *    a b c d e f g
 * }</pre>
 */
public final class Pdn {
    private Pdn() {}

    /**
     * Writes a legal move: {@code from-to}, or {@code from:...:to} with every landing square of one route.
     *
     * @param position where the move is made
     * @param move one of its legal moves
     */
    public static String write(DraughtsPosition position, long move) {
        if (Move.captured(move) == 0) {
            return name(Move.from(move)) + "-" + name(Move.to(move));
        }
        return Route.of(position, move).stream().map(Pdn::name).collect(Collectors.joining(":"));
    }

    /**
     * Reads a move.
     *
     * @param position where the move is made
     * @param text {@code c3-d4}, {@code c3:g7} or {@code c3:e5:g7}
     * @throws IllegalArgumentException if the text is malformed, or no legal move or more than one fits
     */
    public static long read(DraughtsPosition position, String text) {
        if (!text.matches("[a-h][1-8](-[a-h][1-8]|([:x][a-h][1-8])+)")) {
            throw new IllegalArgumentException("move \"" + text + "\" is not of the form c3-d4 or c3:e5:g7");
        }
        boolean quiet = text.contains("-");
        List<Integer> squares = new ArrayList<>();
        for (String square : text.split("[-:x]")) {
            squares.add(Numbering.B.bit(Squares.square(square)));
        }
        List<Long> fitting = new ArrayList<>();
        for (long move : DraughtsMoves.legal(position)) {
            if (quiet == (Move.captured(move) == 0) && fits(position, move, squares)) {
                fitting.add(move);
            }
        }
        if (fitting.size() == 1) {
            return fitting.get(0);
        }
        throw new IllegalArgumentException(
                fitting.isEmpty()
                        ? "move \"" + text + "\" is not legal here; legal: " + legal(position)
                        : "move \"" + text + "\" fits " + fitting.size() + " captures; name every landing square: "
                                + written(position, fitting));
    }

    private static boolean fits(DraughtsPosition position, long move, List<Integer> squares) {
        boolean sameEnds = Move.from(move) == squares.get(0) && Move.to(move) == squares.get(squares.size() - 1);
        return sameEnds && (squares.size() == 2 || Route.passes(position, move, squares));
    }

    private static String legal(DraughtsPosition position) {
        List<Long> moves = new ArrayList<>();
        for (long move : DraughtsMoves.legal(position)) {
            moves.add(move);
        }
        return moves.isEmpty() ? "none, the game is over" : written(position, moves);
    }

    private static String written(DraughtsPosition position, List<Long> moves) {
        return moves.stream().map(move -> write(position, move)).sorted().collect(Collectors.joining(", "));
    }

    private static String name(int bit) {
        return Squares.name(Numbering.B.square(bit));
    }
}
