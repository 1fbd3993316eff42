package sphericalknight.exercises;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The board turned round or mirrored in its long diagonals, or not: light squares stay light. What is right for the men in one of these
 * positions is right in all four, so contracts turn the board for the questions of the hidden run.
 *
 * @param halves whether it is turned by 180 degrees
 * @param diagonal whether files and ranks change places
 */
public record Turn(boolean halves, boolean diagonal) {
    /** The board as it is. */
    public static final Turn NONE = new Turn(false, false);

    /** One of the four. */
    public static Turn random(SplittableRandom random) {
        return new Turn(random.nextBoolean(), random.nextBoolean());
    }

    /** These squares of the board, turned. */
    public int[] squares(int... squares) {
        return Arrays.stream(squares).map(this::square).toArray();
    }

    /** A square of the board, turned. */
    public int square(int square) {
        int turned = halves ? 63 - square : square;
        return diagonal ? turned % 8 * 8 + turned / 8 : turned;
    }

    /** A set of squares, turned; bit 0 is a1. */
    public long set(long set) {
        long turned = 0;
        for (int square = 0; square < 64; square++) {
            turned |= (set >>> square & 1) << square(square);
        }
        return turned;
    }
}
