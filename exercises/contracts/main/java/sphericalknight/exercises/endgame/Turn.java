package sphericalknight.exercises.endgame;

import java.util.Arrays;
import java.util.SplittableRandom;
import sphericalknight.chess.endgame.MatePosition;

/**
 * The board turned round or mirrored in its long diagonals, or not: light squares stay light. What is right for the men in one of these
 * positions is right in all four.
 *
 * @param halves whether it is turned by 180 degrees
 * @param diagonal whether files and ranks change places
 */
record Turn(boolean halves, boolean diagonal) {
    /** One of the four. */
    static Turn random(SplittableRandom random) {
        return new Turn(random.nextBoolean(), random.nextBoolean());
    }

    /** With White to move. */
    MatePosition position(MatePosition position) {
        return new MatePosition(
                square(position.whiteKing()),
                square(position.bishop()),
                square(position.knight()),
                square(position.blackKing()),
                true);
    }

    int[] squares(int... squares) {
        return Arrays.stream(squares).map(this::square).toArray();
    }

    int square(int square) {
        int turned = halves ? 63 - square : square;
        return diagonal ? turned % 8 * 8 + turned / 8 : turned;
    }

    long set(long set) {
        long turned = 0;
        for (int square = 0; square < 64; square++) {
            turned |= (set >>> square & 1) << square(square);
        }
        return turned;
    }
}
