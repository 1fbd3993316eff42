package sphericalknight.storage.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;

/**
 * How well does a learner do on games it has not seen? The games are dealt into folds like cards: game {@code i} of each set goes to fold
 * {@code i mod folds}. Each fold is coded once, by a scheme that learned from all other folds.
 *
 * <pre>{@code
 * game      0 1 2 3 4 5 6 7 8 9 ...
 * fold 0    ?         ?         ...     ? coded, the others learned from
 * fold 1      ?         ?       ...
 * }</pre>
 */
public final class CrossValidation {
    private CrossValidation() {}

    /**
     * The size of every game, coded by a scheme that has not seen it. Each game counts with whole bytes.
     *
     * @param sets sets of games that are reported apart and learned from together
     * @param folds 2 or more
     * @param learner makes a scheme from games
     * @param progress is told after each fold how many are done
     * @return bits per ply of each set
     */
    public static double[] bitsPerPly(
            List<List<Game>> sets, int folds, Function<List<Game>, GameScheme> learner, IntConsumer progress) {
        long[] bits = new long[sets.size()];
        long[] plies = new long[sets.size()];
        for (int fold = 0; fold < folds; fold++) {
            List<Game> seen = new ArrayList<>();
            for (List<Game> set : sets) {
                for (int i = 0; i < set.size(); i++) {
                    if (i % folds != fold) {
                        seen.add(set.get(i));
                    }
                }
            }
            GameScheme scheme = learner.apply(seen);
            for (int number = 0; number < bits.length; number++) {
                List<Game> set = sets.get(number);
                for (int i = fold; i < set.size(); i += folds) {
                    bits[number] += 8L * scheme.encode(set.get(i)).length;
                    plies[number] += set.get(i).plies();
                }
            }
            progress.accept(fold + 1);
        }
        double[] bitsPerPly = new double[bits.length];
        for (int number = 0; number < bits.length; number++) {
            bitsPerPly[number] = (double) bits[number] / plies[number];
        }
        return bitsPerPly;
    }

    /**
     * The size of games in a scheme that learns nothing, or has learned elsewhere.
     *
     * @param scheme any scheme for games
     * @param games at least one ply in all
     * @return bits per ply; each game counts with whole bytes
     */
    public static double bitsPerPly(GameScheme scheme, List<Game> games) {
        long bytes = 0;
        long plies = 0;
        for (Game game : games) {
            bytes += scheme.encode(game).length;
            plies += game.plies();
        }
        return 8.0 * bytes / plies;
    }
}
