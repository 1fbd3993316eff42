package sphericalknight.storage.games.models;

import java.util.Arrays;
import sphericalknight.storage.games.Line;
import sphericalknight.storage.games.MoveModel;

/**
 * The model that sorts and counts. The moves are ranked by {@link HandScore}; how likely the best is, the second best and so on is looked
 * up in a table of counts, one row for each four numbers of legal moves.
 *
 * <pre>{@code
 * among 29 legal moves    rank 1    rank 2    rank 3    ...
 * played in 1,000 games     20 %      11 %       8 %    ...
 * }</pre>
 */
public final class RankModel implements MoveModel {
    private final RankCounts counts;
    private final ThreadLocal<Ranking> ranking = ThreadLocal.withInitial(Ranking::new);

    /**
     * A model.
     *
     * @param counts how often each rank was played
     */
    public RankModel(RankCounts counts) {
        this.counts = counts;
    }

    @Override
    public int weigh(Line line, int[] frequencies) {
        int[] ranks = ranking.get().of(line);
        int count = line.count();
        for (int i = 0; i < count; i++) {
            frequencies[i] = counts.likelihood(count, ranks[i]);
        }
        return Softmax.scale(frequencies, count);
    }

    /** Ranks the moves of a position: 0 for the best; equal scores stay in canonical order. */
    static final class Ranking {
        private final View view = new View();
        private final Memory memory = new Memory();
        private final Candidate candidate = new Candidate();
        private final int[] keys = new int[256];
        private final int[] ranks = new int[256];

        int[] of(Line line) {
            view.look(line.position());
            memory.look(line);
            for (int i = 0; i < line.count(); i++) {
                candidate.look(view, line.legal(i));
                keys[i] = -HandScore.of(view, memory, candidate) << 8 | i;
            }
            Arrays.sort(keys, 0, line.count());
            for (int rank = 0; rank < line.count(); rank++) {
                ranks[keys[rank] & 0xFF] = rank;
            }
            return ranks;
        }
    }
}
