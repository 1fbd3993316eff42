package sphericalknight.exercises.endgame;

import static sphericalknight.draw.Draw.board;

import java.util.stream.Stream;
import sphericalknight.bits.Squares;
import sphericalknight.chess.endgame.MatePosition;

/** The squares of the white king, the bishop, the knight and (but for exercise 13.3) the black king, in this order. */
final class FourMen {
    private FourMen() {}

    /** The squares with these names: {@code "b6 b5 a6 a8"}. */
    static int[] squares(String names) {
        return Stream.of(names.split(" ")).mapToInt(Squares::square).toArray();
    }

    /** The library's position; null if it is illegal. */
    static MatePosition position(int[] men, boolean whiteToMove) {
        try {
            return new MatePosition(men[0], men[1], men[2], men[3], whiteToMove);
        } catch (IllegalArgumentException illegal) {
            return null;
        }
    }

    /** The call of a method with these squares, and the board. */
    static String picture(String method, int[] men) {
        return "%s(%d, %d, %d, %d)\n".formatted(method, men[0], men[1], men[2], men[3])
                + board().piece('K', 1L << men[0])
                        .piece('B', 1L << men[1])
                        .piece('N', 1L << men[2])
                        .piece('k', 1L << men[3]);
    }
}
