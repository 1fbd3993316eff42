package sphericalknight.storage.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import sphericalknight.storage.Game;

/**
 * Counts how often the move with the highest score was played, the one with the second highest, and so on, by the number of legal moves.
 * This is all that {@link RankModel} learns.
 *
 * <pre>{@code
 * row       0      1      2     ...   15             column   0     1    ...   62    63
 * legal    1-3    4-7    8-11   ...   60 and more    rank     0     1    ...   62    63 and more
 * }</pre>
 *
 * <p>As a file: 16 rows of 64 numbers, two bytes each, big-endian, 1 to 32,768.
 */
public final class RankCounts {
    private static final String RESOURCE = "rank-counts.bin";
    private static final int ROWS = 16;
    private static final int COLUMNS = 64;
    private static final int MOST = 1 << 15;

    private final int[] counts = new int[ROWS * COLUMNS];

    private RankCounts() {}

    private static int place(int legal, int rank) {
        return Math.min(legal / 4, ROWS - 1) * COLUMNS + Math.min(rank, COLUMNS - 1);
    }

    /**
     * The relative frequency of the move with this rank (0 for the best) among {@code legal} moves: the number of times that such a move
     * was played plus 1, at most 32,768.
     */
    int likelihood(int legal, int rank) {
        return counts[place(legal, rank)];
    }

    /**
     * Counts the ranks of the moves played. One is added to every count, because a rank that was never played is still possible.
     *
     * @return the counts, none above 32,768
     */
    public static RankCounts count(List<Game> games) {
        RankCounts result = new RankCounts();
        Arrays.fill(result.counts, 1);
        RankModel.Ranking ranking = new RankModel.Ranking();
        for (Game game : games) {
            GameCursor cursor = new GameCursor();
            for (int ply = 0; ply < game.plies(); ply++) {
                int played = cursor.indexOf(game.move(ply));
                result.counts[place(cursor.count(), ranking.of(cursor)[played])]++;
                cursor.play(played);
            }
        }
        for (int i = 0; i < result.counts.length; i++) {
            result.counts[i] = Math.min(MOST, result.counts[i]);
        }
        return result;
    }

    /** {@return the counts shipped with the course, which {@link #count} makes from {@link SampleGames#all}} */
    public static RankCounts shipped() {
        try (InputStream in = RankCounts.class.getResourceAsStream(RESOURCE)) {
            return of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads counts from the contents of a file.
     *
     * @param file the bytes that {@link #toBytes} returned
     * @throws IllegalArgumentException if the file has the wrong length or contains an invalid count
     */
    public static RankCounts of(byte[] file) {
        RankCounts result = new RankCounts();
        if (file.length != 2 * result.counts.length) {
            throw new IllegalArgumentException(
                    "a file of rank counts has " + 2 * result.counts.length + " bytes, this one has " + file.length);
        }
        ByteBuffer in = ByteBuffer.wrap(file);
        for (int i = 0; i < result.counts.length; i++) {
            result.counts[i] = in.getShort() & 0xFFFF;
            if (result.counts[i] < 1 || result.counts[i] > MOST) {
                throw new IllegalArgumentException(
                        "number " + i + " of the rank counts is " + result.counts[i] + ", it must be 1 to " + MOST);
            }
        }
        return result;
    }

    /** {@return the counts as a file of 2,048 bytes} */
    public byte[] toBytes() {
        ByteBuffer out = ByteBuffer.allocate(2 * counts.length);
        for (int count : counts) {
            out.putShort((short) count);
        }
        return out.array();
    }
}
