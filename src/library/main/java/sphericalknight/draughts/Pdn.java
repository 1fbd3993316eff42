package sphericalknight.draughts;

import java.util.stream.Collectors;
import sphericalknight.bits.Squares;

/**
 * Moves as text, in the notation of Russian draughts and PDN files: {@code c3-d4} for a quiet move, {@code c3:e5:g7} for a capture, with
 * every landing square.
 *
 * <pre>{@code
 * 7  . . . . . . 2     w c3 takes d4, lands on e5 (1), takes f6, lands on g7 (2)
 * 6  . . . . . b .     c3:e5:g7
 * 5  . . . . 1 . .
 * 4  . . . b . . .
 * 3  . . w . . . .
 *    a b c d e f g
 * }</pre>
 */
public final class Pdn {
    private Pdn() {}

    /** Writes a legal move: {@code from-to}, or {@code from:...:to} with every landing square of one route. */
    public static String write(DraughtsPosition position, long move) {
        if (DraughtsMove.captured(move) == 0) {
            return name(DraughtsMove.from(move)) + "-" + name(DraughtsMove.to(move));
        }
        return Route.of(position, move).stream().map(Pdn::name).collect(Collectors.joining(":"));
    }

    private static String name(int bit) {
        return Squares.name(Numbering.B.square(bit));
    }
}
