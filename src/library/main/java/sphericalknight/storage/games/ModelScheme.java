package sphericalknight.storage.games;

import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

/**
 * Stores a game as one byte string with the help of a {@link MoveModel}. Each move costs log2(total / frequency) bits: a fraction of a bit
 * if it was expected, nothing if it was the only one. No two games have the same string; {@link CodeInterval} explains how their ends are
 * found.
 */
public final class ModelScheme extends Scheme<Game> {
    private final MoveModel model;

    /**
     * Creates a scheme.
     *
     * @param model the model that weighs the moves; writer and reader must use the same one
     */
    public ModelScheme(String name, MoveModel model) {
        super(name, Fidelity.FULL_HISTORY);
        this.model = model;
    }

    @Override
    public byte[] encode(Game game) {
        GameCursor cursor = new GameCursor();
        CodeInterval interval = new CodeInterval();
        interval.claim();
        int[] frequencies = new int[GameCursor.MOST_MOVES];
        for (int ply = 0; ply < game.plies(); ply++) {
            int played = cursor.indexOf(game.move(ply));
            int total = model.weigh(cursor, frequencies);
            int below = 0;
            for (int i = 0; i < played; i++) {
                below += frequencies[i];
            }
            interval.narrow(below, frequencies[played], total);
            interval.claim();
            cursor.play(played);
        }
        return interval.code();
    }

    @Override
    public Game decode(byte[] code) {
        GameCursor cursor = new GameCursor();
        CodeInterval interval = new CodeInterval();
        interval.claim();
        int[] frequencies = new int[GameCursor.MOST_MOVES];
        while (!interval.isCode(code)) {
            if (cursor.count() == 0) {
                throw new IllegalArgumentException(
                        "the game is over after " + cursor.plies() + " plies, but this is not the code of its end");
            }
            int total = model.weigh(cursor, frequencies);
            int target = interval.target(code, total);
            int below = 0;
            int index = 0;
            while (below + frequencies[index] <= target) {
                below += frequencies[index++];
            }
            interval.narrow(below, frequencies[index], total);
            interval.claim();
            cursor.play(index);
        }
        return cursor.game();
    }
}
