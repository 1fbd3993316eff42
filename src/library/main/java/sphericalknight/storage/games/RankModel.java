package sphericalknight.storage.games;

import java.util.Arrays;

/**
 * The model based on ranks. The moves are ranked by {@link MoveScore}; a table of counts gives the probability of the best move, the second
 * best, and so on.
 *
 * <pre>{@code
 * rank among 28 to 31 legal moves    0      1      2     ...
 * played (shipped counts)           26 %   13 %    7 %   ...
 * }</pre>
 */
public final class RankModel implements MoveModel {
    private final RankCounts counts;
    private final ThreadLocal<Ranking> ranking = ThreadLocal.withInitial(Ranking::new);

    /**
     * Creates a model.
     *
     * @param counts how often each rank was played
     */
    public RankModel(RankCounts counts) {
        this.counts = counts;
    }

    @Override
    public int weigh(GameCursor cursor, int[] frequencies) {
        int[] ranks = ranking.get().of(cursor);
        int count = cursor.count();
        for (int i = 0; i < count; i++) {
            frequencies[i] = counts.likelihood(count, ranks[i]);
        }
        return Softmax.scale(frequencies, count);
    }

    /** Ranks the moves of a position: 0 for the best; equal scores stay in canonical order. */
    static final class Ranking {
        private final PositionFeatures position = new PositionFeatures();
        private final LastMoves last = new LastMoves();
        private final MoveCandidate candidate = new MoveCandidate();
        private final int[] keys = new int[256];
        private final int[] ranks = new int[256];

        int[] of(GameCursor cursor) {
            position.look(cursor.position());
            last.look(cursor);
            for (int i = 0; i < cursor.count(); i++) {
                candidate.look(position, cursor.legal(i));
                keys[i] = -MoveScore.of(position, last, candidate) << 8 | i;
            }
            Arrays.sort(keys, 0, cursor.count());
            for (int rank = 0; rank < cursor.count(); rank++) {
                ranks[keys[rank] & 0xFF] = rank;
            }
            return ranks;
        }
    }
}
