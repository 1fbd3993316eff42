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
    /** The share of all strings, in 256ths, that a scheme uses if it leaves room for another: those that begin with a byte below 0xFF. */
    private static final int PART = 255;

    private static final int WHOLE = 256;

    private final MoveModel model;
    private final boolean leavesRoom;

    /**
     * Creates a scheme.
     *
     * @param name the name that commands and tables use
     * @param model the model that weighs the moves; writer and reader must use the same one
     */
    public ModelScheme(String name, MoveModel model) {
        this(name, model, false);
    }

    private ModelScheme(String name, MoveModel model, boolean leavesRoom) {
        super(name, Fidelity.FULL_HISTORY);
        this.model = model;
        this.leavesRoom = leavesRoom;
    }

    /** Returns this scheme with codes that never begin with the byte 0xFF, at a cost of 0.006 bits per game. */
    ModelScheme leavingRoom() {
        return new ModelScheme(name(), model, true);
    }

    @Override
    public byte[] encode(Game game) {
        GameCursor cursor = new GameCursor();
        CodeInterval interval = new CodeInterval();
        if (leavesRoom) {
            interval.narrow(0, PART, WHOLE);
        }
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
        CodeReader reader = new CodeReader(code);
        if (leavesRoom) {
            reader.accept(0, PART, WHOLE);
        }
        int[] frequencies = new int[GameCursor.MOST_MOVES];
        while (!reader.isComplete()) {
            if (cursor.count() == 0) {
                throw new IllegalArgumentException(
                        "the game is over after " + cursor.plies() + " plies, but this is not the code of its end");
            }
            int total = model.weigh(cursor, frequencies);
            int target = reader.target(total);
            int below = 0;
            int index = 0;
            while (below + frequencies[index] <= target) {
                below += frequencies[index++];
            }
            reader.accept(below, frequencies[index], total);
            cursor.play(index);
        }
        return cursor.game();
    }
}
