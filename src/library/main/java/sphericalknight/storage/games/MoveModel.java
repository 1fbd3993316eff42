package sphericalknight.storage.games;

import java.util.Arrays;
import sphericalknight.storage.RangeEncoder;

/**
 * A prediction of the next move. A scheme that codes with a model spends log2(total / frequency) bits on a move: few for an expected move,
 * many for a surprise.
 *
 * <pre>{@code
 * legal moves      a3   a4   b3  ...  d4    e4  ...
 * frequencies      12    5   40  ...  300   600 ...      total 1200: 1.e4 costs 1 bit, 1.d4 costs 2
 * }</pre>
 */
public interface MoveModel {
    /**
     * Weighs every legal move.
     *
     * @param cursor the game so far, with at least one legal move; it must not be changed
     * @param frequencies receives a frequency of at least 1 for each legal move, in canonical order
     * @return the sum of the frequencies, at most {@link RangeEncoder#MOST}
     */
    int weigh(GameCursor cursor, int[] frequencies);

    /** The uniform model: every legal move is equally likely. */
    MoveModel UNIFORM = (cursor, frequencies) -> {
        Arrays.fill(frequencies, 0, cursor.count(), 1);
        return cursor.count();
    };
}
