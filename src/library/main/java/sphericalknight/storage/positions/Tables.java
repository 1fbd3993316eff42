package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.PackedTable;

/**
 * What is learned from games, for all schemes of this package together.
 *
 * <pre>{@code
 * weights of facts      a byte for each of Slots.TOTAL
 * weights of squares    64 x 13 bytes for all positions, then 64 x 13 for each of six stages
 * occurrences           64 x 13 bytes: how often each content stands on each square
 * }</pre>
 */
record Tables(Weights weights, SquareWeights squares, SquareWeights stages, SquareOccurrences occurrences) {
    /** The tables shipped with the course; loaded when first used. */
    static Tables shipped() {
        return Shipped.TABLES;
    }

    private static final class Shipped {
        static final Tables TABLES = ofBytes(PackedTable.resource(Tables.class, "positions.table"));
    }

    /** The tables learned from positions. */
    static byte[] train(List<Position> positions) {
        byte[] weights = WeightTraining.train(positions).table();
        byte[] squares = SquareWeights.train(positions, false);
        byte[] stages = SquareWeights.train(positions, true);
        byte[] occurrences = SquareOccurrences.train(positions);
        byte[] all = new byte[weights.length + squares.length + stages.length + occurrences.length];
        int at = 0;
        for (byte[] part : List.of(weights, squares, stages, occurrences)) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    /** The tables in the bytes that {@link #train} gave. */
    static Tables ofBytes(byte[] all) {
        int squares = Slots.TOTAL;
        int stages = squares + SquareWeights.TABLE;
        int occurrences = stages + SquareWeights.STAGE_COUNT * SquareWeights.TABLE;
        return new Tables(
                new Weights(Arrays.copyOf(all, squares)),
                new SquareWeights(Arrays.copyOfRange(all, squares, stages)),
                new SquareWeights(Arrays.copyOfRange(all, stages, occurrences)),
                new SquareOccurrences(Arrays.copyOfRange(all, occurrences, all.length)));
    }
}
