package sphericalknight.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * Measures a learner on games from which it has not learned. Game {@code i} of each set belongs to fold {@code i mod folds}; each fold is
 * stored with what was learned from all other folds.
 *
 * <pre>{@code
 * game      0 1 2 3 4 5 6 7 8 9 ...
 * fold 0    ?         ?         ...     ? stored; the others were learned from
 * fold 1      ?         ?       ...
 * }</pre>
 */
public final class CrossValidation {
    private CrossValidation() {}

    /**
     * The cost of storing some games or positions.
     *
     * @param bits the total size in bits
     * @param units the number of plies or positions
     */
    public record Cost(long bits, long units) {
        /** The cost of a game whose code is padded to whole bytes. */
        public static Cost of(Scheme<Game> scheme, Game game) {
            return new Cost(8L * scheme.encode(game).length, game.plies());
        }
    }

    /**
     * Returns the mean cost of each set: bits per unit, for each set.
     *
     * @param sets sets of games, reported separately but learned from together
     * @param folds 2 or more
     * @param learner learns from games and returns what another game costs
     * @param progress called after each fold with the number completed
     */
    public static double[] bitsPerUnit(
            List<List<Game>> sets,
            int folds,
            Function<List<Game>, Function<Game, Cost>> learner,
            IntConsumer progress) {
        long[] bits = new long[sets.size()];
        long[] units = new long[sets.size()];
        for (int fold = 0; fold < folds; fold++) {
            List<Game> seen = new ArrayList<>();
            for (List<Game> set : sets) {
                for (int i = 0; i < set.size(); i++) {
                    if (i % folds != fold) {
                        seen.add(set.get(i));
                    }
                }
            }
            Function<Game, Cost> measure = learner.apply(seen);
            for (int s = 0; s < sets.size(); s++) {
                for (int i = fold; i < sets.get(s).size(); i += folds) {
                    Cost cost = measure.apply(sets.get(s).get(i));
                    bits[s] += cost.bits;
                    units[s] += cost.units;
                }
            }
            progress.accept(fold + 1);
        }
        double[] means = new double[bits.length];
        for (int s = 0; s < means.length; s++) {
            means[s] = (double) bits[s] / units[s];
        }
        return means;
    }
}
