package sphericalknight.storage.games;

import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

/**
 * A scheme with one byte per move: its index among the legal moves in the canonical order of {@link GameCursor}. A position has at most 218
 * legal moves, so a byte is always enough, and nearly always too much.
 */
final class OneByte extends Scheme<Game> {
    OneByte() {
        super("one-byte", Fidelity.FULL_HISTORY);
    }

    @Override
    public byte[] encode(Game game) {
        byte[] code = new byte[game.plies()];
        GameCursor cursor = new GameCursor();
        for (int ply = 0; ply < code.length; ply++) {
            int index = cursor.indexOf(game.move(ply));
            code[ply] = (byte) index;
            cursor.play(index);
        }
        return code;
    }

    @Override
    public Game decode(byte[] code) {
        GameCursor cursor = new GameCursor();
        for (byte index : code) {
            cursor.play(index & 0xFF);
        }
        return cursor.game();
    }
}
