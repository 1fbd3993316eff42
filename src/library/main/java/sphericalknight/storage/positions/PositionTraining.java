package sphericalknight.storage.positions;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.PackedTable;

/**
 * Learns the tables of the schemes for positions from games; the command {@code course train positions} calls it. Of each game every fourth
 * position is taken, for neighbours differ in one move only. The same games give the same file, byte for byte, on every JVM.
 */
public final class PositionTraining {
    /** The largest file that may be shipped. */
    public static final int MOST_BYTES = 32 * 1024;

    private static final int EVERY = 4;

    private PositionTraining() {}

    /**
     * Learns from games.
     *
     * @param games at least one
     * @return the file {@code positions.table}
     */
    public static byte[] file(List<Game> games) {
        return PackedTable.pack(Tables.train(positions(games)));
    }

    /**
     * The arithmetic schemes that games teach, to be judged on other games.
     *
     * @param games at least one
     * @return counts, count-squares, arithmetic, learned
     */
    public static List<Arithmetic> schemes(List<Game> games) {
        return Arithmetic.with(Tables.ofBytes(Tables.train(positions(games))));
    }

    /** Every fourth position; the first one taken differs from game to game. */
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
}
