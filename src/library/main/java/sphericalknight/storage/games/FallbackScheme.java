package sphericalknight.storage.games;

import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

/**
 * The learned code for human games, with mixed radix as the fallback for unusual ones. Under a model that expects good moves, random moves
 * cost 8 bits each; with this scheme, a game takes at most one byte more than with mixed radix.
 *
 * <pre>{@code
 * 00 to FE ...      the code of the model, which leaves strings that begin with FF free
 * FF ...            mixed radix after a byte FF
 * }</pre>
 */
public final class FallbackScheme extends Scheme<Game> {
    private static final byte ESCAPE = (byte) 0xFF;

    private final ModelScheme usual;
    private final MixedRadix fallback = new MixedRadix();

    /**
     * Creates a scheme.
     *
     * @param name the name that commands and tables use
     * @param model the model that predicts the moves of ordinary games
     */
    public FallbackScheme(String name, MoveModel model) {
        super(name, Fidelity.FULL_HISTORY);
        usual = new ModelScheme(name, model).leavingRoom();
    }

    @Override
    public byte[] encode(Game game) {
        byte[] expected = usual.encode(game);
        byte[] number = fallback.encode(game);
        if (expected.length <= number.length + 1) {
            return expected;
        }
        byte[] code = new byte[number.length + 1];
        code[0] = ESCAPE;
        System.arraycopy(number, 0, code, 1, number.length);
        return code;
    }

    @Override
    public Game decode(byte[] code) {
        if (code.length == 0 || code[0] != ESCAPE) {
            return usual.decode(code);
        }
        byte[] number = new byte[code.length - 1];
        System.arraycopy(code, 1, number, 0, number.length);
        return fallback.decode(number);
    }
}
