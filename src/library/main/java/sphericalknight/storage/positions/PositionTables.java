package sphericalknight.storage.positions;

import static sphericalknight.storage.positions.SquareWeights.TABLE;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.FeatureList;
import sphericalknight.storage.Game;
import sphericalknight.storage.Trainer;

/**
 * The tables that the schemes of this package have learned from games. The same games give the same bytes on every JVM.
 *
 * <pre>{@code
 * weights of features   a byte for each of FeatureSlots.TOTAL
 * weights of squares    64 x 13 bytes for all positions, then 64 x 13 for each of six stages
 * }</pre>
 */
public final class PositionTables {
    /** The name of the shipped file, which holds these tables in gzip format. */
    static final String RESOURCE = "positions.table.gz";

    private static final int EVERY = 4;
    private static final double[] RATES = {0.1, 0.1, 0.1, 0.1, 0.03};
    private static final Trainer.Settings SETTINGS = new Trainer.Settings(RATES, 0, 0.01, 0, 0, 1);

    final byte[] weights;
    final SquareWeights squares;
    final SquareWeights stages;

    /** Creates the tables from the bytes that {@link #learn} returned. */
    PositionTables(byte[] all) {
        ByteBuffer in = ByteBuffer.wrap(all);
        weights = next(in, FeatureSlots.TOTAL);
        squares = new SquareWeights(next(in, TABLE));
        stages = new SquareWeights(next(in, SquareWeights.STAGE_COUNT * TABLE));
    }

    private static byte[] next(ByteBuffer in, int size) {
        byte[] part = new byte[size];
        in.get(part);
        return part;
    }

    static PositionTables shipped() {
        try (InputStream in = new GZIPInputStream(PositionTables.class.getResourceAsStream(RESOURCE))) {
            return new PositionTables(in.readAllBytes());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /**
     * Learns tables from every fourth position of each game, because consecutive positions differ by one move only.
     *
     * @param games at least one
     * @return the bytes of all tables
     */
    static byte[] learn(List<Game> games) {
        List<Position> positions = positions(games);
        double[] weights = Trainer.train(positions, FeatureSlots.TOTAL, SETTINGS, PositionTables::teach, pass -> {});
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(Trainer.rounded(weights, BitContext.STEPS));
        all.writeBytes(SquareWeights.count(positions, false));
        all.writeBytes(SquareWeights.count(positions, true));
        return all.toByteArray();
    }

    /** The positions to learn from. The first one taken differs from game to game. */
    private static List<Position> positions(List<Game> games) {
        List<Position> positions = new ArrayList<>();
        for (int g = 0; g < games.size(); g++) {
            Position position = Position.start();
            for (int ply = 0; ply <= games.get(g).plies(); ply++) {
                if (ply % EVERY == g % EVERY) {
                    positions.add(Position.fromFen(position.fen()));
                }
                if (ply < games.get(g).plies()) {
                    position.make(games.get(g).move(ply));
                }
            }
        }
        return positions;
    }

    private static void teach(Position position, Trainer trainer) {
        FeatureList alternatives = new FeatureList();
        BitCoder learning = new BitCoder() {
            @Override
            public boolean bit(BitContext context, byte[] unknown, boolean answer) {
                context.describe(alternatives);
                trainer.learn(alternatives, answer ? 0 : 1);
                return answer;
            }

            @Override
            public int symbol(int[] frequencies, int total, int symbol) {
                return symbol;
            }
        };
        PositionModel.encode(learning, null, new PlacementByKind(null), position);
    }
}
