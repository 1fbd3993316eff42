package sphericalknight.storage.games;

import java.nio.charset.StandardCharsets;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.Keeps;

/**
 * A game as players write it: SAN with signs for check and mate, moves separated by one blank, one byte per character. The longest moves
 * have seven characters, such as {@code bxc8=Q+}.
 */
public final class SanText implements GameScheme {
    /** The scheme; any two instances are alike. */
    public SanText() {}

    @Override
    public String name() {
        return "san";
    }

    @Override
    public Keeps keeps() {
        return Keeps.FULL_HISTORY;
    }

    @Override
    public byte[] encode(Game game) {
        return game.san().getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public Game decode(byte[] code) {
        return Game.ofSan(new String(code, StandardCharsets.US_ASCII));
    }
}
