package sphericalknight.storage.games;

import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.Keeps;

/**
 * One byte per move: its place among the legal moves in the canonical order of {@link Line}. A position has at most 218 of them, so a byte
 * is always enough, and nearly always too much.
 */
public final class OneByte implements GameScheme {
    /** The scheme; any two instances are alike. */
    public OneByte() {}

    @Override
    public String name() {
        return "one-byte";
    }

    @Override
    public Keeps keeps() {
        return Keeps.FULL_HISTORY;
    }

    @Override
    public int bits(Game game) {
        return 8 * game.plies();
    }

    @Override
    public byte[] encode(Game game) {
        byte[] code = new byte[game.plies()];
        Line line = new Line();
        for (int ply = 0; ply < code.length; ply++) {
            int index = line.indexOf(game.move(ply));
            code[ply] = (byte) index;
            line.play(index);
        }
        return code;
    }

    @Override
    public Game decode(byte[] code) {
        Line line = new Line();
        for (byte index : code) {
            line.play(index & 0xFF);
        }
        return line.game();
    }
}
