package sphericalknight.storage.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;

/**
 * How well the learned tables do on games they have not seen. The games are dealt out into five folds, game i into fold i modulo 5; the tables
 * are learned from four folds and judged on the fifth, five times. Of the games judged, every fourth position counts: plies 1, 5, 9 and so on.
 */
public final class CrossValidation {
    private static final int FOLDS = 5;
    private static final int EVERY = 4;

    private CrossValidation() {}

    /**
     * What one scheme needs.
     *
     * @param scheme its name
     * @param meanBits for each set of games the mean size of a position in bits, whole bytes
     */
    public record Row(String scheme, List<Double> meanBits) {
        /**
         * The row as text.
         *
         * @return the name and the means with two decimals
         */
        public String text() {
            return String.format("%-14s", scheme)
                    + meanBits.stream()
                            .map(bits -> String.format(Locale.ROOT, "%8.2f", bits))
                            .collect(Collectors.joining());
        }
    }

    /**
     * Judges the four arithmetic schemes.
     *
     * @param sets sets of games; the tables are learned from all of them together, and each is judged alone
     * @return a row for counts, count-squares, arithmetic and learned
     */
    @SafeVarargs
    public static List<Row> of(List<Game>... sets) {
        double[][] bits = new double[4][sets.length];
        int[] count = new int[sets.length];
        List<String> names = new ArrayList<>();
        for (int fold = 0; fold < FOLDS; fold++) {
            List<Arithmetic> schemes = PositionTraining.schemes(games(fold, sets));
            if (fold == 0) {
                schemes.forEach(scheme -> names.add(scheme.name()));
            }
            for (int set = 0; set < sets.length; set++) {
                for (int i = fold; i < sets[set].size(); i += FOLDS) {
                    for (Position position : positions(sets[set].get(i))) {
                        count[set]++;
                        for (int s = 0; s < schemes.size(); s++) {
                            bits[s][set] += schemes.get(s).bits(position);
                        }
                    }
                }
            }
        }
        List<Row> rows = new ArrayList<>();
        for (int s = 0; s < names.size(); s++) {
            for (int set = 0; set < sets.length; set++) {
                bits[s][set] /= count[set];
            }
            rows.add(new Row(names.get(s), DoubleStream.of(bits[s]).boxed().toList()));
        }
        return rows;
    }

    /** All games but those of one fold. */
    @SafeVarargs
    private static List<Game> games(int without, List<Game>... sets) {
        List<Game> games = new ArrayList<>();
        for (List<Game> set : sets) {
            for (int i = 0; i < set.size(); i++) {
                if (i % FOLDS != without) {
                    games.add(set.get(i));
                }
            }
        }
        return games;
    }

    private static List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        Position position = Position.start();
        for (int ply = 0; ply < game.plies(); ply++) {
            position.make(game.move(ply));
            if (ply % EVERY == 0) {
                positions.add(Position.fromFen(position.fen()));
            }
        }
        return positions;
    }
}
