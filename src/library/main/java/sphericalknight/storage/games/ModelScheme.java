package sphericalknight.storage.games;

import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.Keeps;

/**
 * Stores a game as one byte string with the help of a {@link MoveModel}: each move costs log2(total / frequency) bits, a fraction of a bit
 * where it was expected, nothing where it was the only one. No two games have the same string; see {@link CodeInterval} for where they
 * end.
 *
 * <p>With several models the shortest string wins, and the first symbol says which model it was: 0.02 bits for the first model, 6 bits for
 * each other one. So a game that the first model does not understand costs little more than with the model that suits it.
 */
public final class ModelScheme implements GameScheme {
    /** The first model's part is what the others leave of this. */
    private static final int CHOICES = 64;

    private final String name;
    private final MoveModel[] models;

    /**
     * A scheme.
     *
     * @param name the name that the command line and the tables use
     * @param models what weighs the moves, the usual one first; writer and reader must use the same
     */
    public ModelScheme(String name, MoveModel... models) {
        this.name = name;
        this.models = models.clone();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Keeps keeps() {
        return Keeps.FULL_HISTORY;
    }

    @Override
    public int bits(Game game) {
        return 8 * encode(game).length;
    }

    @Override
    public byte[] encode(Game game) {
        byte[] shortest = encode(game, 0);
        for (int choice = 1; choice < models.length; choice++) {
            byte[] code = encode(game, choice);
            shortest = code.length < shortest.length ? code : shortest;
        }
        return shortest;
    }

    private byte[] encode(Game game, int choice) {
        Line line = new Line();
        CodeInterval interval = new CodeInterval();
        if (models.length > 1) {
            interval.narrow(below(choice), frequency(choice), CHOICES);
        }
        interval.claim();
        int[] frequencies = new int[Line.MOST_MOVES];
        for (int ply = 0; ply < game.plies(); ply++) {
            int played = line.indexOf(game.move(ply));
            int total = models[choice].weigh(line, frequencies);
            int below = 0;
            for (int i = 0; i < played; i++) {
                below += frequencies[i];
            }
            interval.narrow(below, frequencies[played], total);
            interval.claim();
            line.play(played);
        }
        return interval.code();
    }

    @Override
    public Game decode(byte[] code) {
        Line line = new Line();
        CodeReader reader = new CodeReader(code);
        MoveModel model = models.length > 1 ? chosen(reader) : models[0];
        int[] frequencies = new int[Line.MOST_MOVES];
        while (!reader.isComplete()) {
            if (line.count() == 0) {
                throw new IllegalArgumentException(
                        "the game is over after " + line.plies() + " plies, but this is not the code of its end");
            }
            int total = model.weigh(line, frequencies);
            int target = reader.target(total);
            int below = 0;
            int index = 0;
            while (below + frequencies[index] <= target) {
                below += frequencies[index++];
            }
            reader.accept(below, frequencies[index], total);
            line.play(index);
        }
        return line.game();
    }

    private MoveModel chosen(CodeReader reader) {
        int target = reader.target(CHOICES);
        int choice = target < frequency(0) ? 0 : target - frequency(0) + 1;
        reader.accept(below(choice), frequency(choice), CHOICES);
        return models[choice];
    }

    private int frequency(int choice) {
        return choice == 0 ? CHOICES - models.length + 1 : 1;
    }

    private int below(int choice) {
        return choice == 0 ? 0 : frequency(0) + choice - 1;
    }

    @Override
    public String toString() {
        return name;
    }
}
