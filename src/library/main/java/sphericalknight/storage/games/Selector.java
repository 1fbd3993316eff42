package sphericalknight.storage.games;

import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.Keeps;

/**
 * The learned code for games of people, mixed radix for games that nobody would play. Random moves cost a model that expects good ones 8 bits
 * each; here no game ever costs more than in mixed radix and one byte.
 *
 * <pre>{@code
 * 00 to FE ...      the code of the model, which leaves the strings with FF in front alone
 * FF ...            mixed radix behind a byte FF
 * }</pre>
 */
public final class Selector implements GameScheme {
    private static final byte OTHER = (byte) 0xFF;

    private final String name;
    private final ModelScheme usual;
    private final MixedRadix other = new MixedRadix();

    /**
     * A scheme.
     *
     * @param name the name that the command line and the tables use
     * @param model what weighs the moves of usual games
     */
    public Selector(String name, MoveModel model) {
        this.name = name;
        this.usual = new ModelScheme(name, model).leavingRoom();
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
    public byte[] encode(Game game) {
        byte[] expected = usual.encode(game);
        byte[] number = other.encode(game);
        if (expected.length <= number.length + 1) {
            return expected;
        }
        byte[] code = new byte[number.length + 1];
        code[0] = OTHER;
        System.arraycopy(number, 0, code, 1, number.length);
        return code;
    }

    @Override
    public Game decode(byte[] code) {
        if (code.length == 0 || code[0] != OTHER) {
            return usual.decode(code);
        }
        byte[] number = new byte[code.length - 1];
        System.arraycopy(code, 1, number, 0, number.length);
        return other.decode(number);
    }

    @Override
    public String toString() {
        return name;
    }
}
