package sphericalknight.storage.games;

import java.math.BigInteger;
import java.util.Arrays;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.Keeps;

/**
 * A game as one natural number. Each move is the number of its place among the legal moves, and each place has its own base: how many legal
 * moves there are.
 *
 * <p>The digits run from 1 to the base instead of from 0. So no number has leading zeros, the game ends where the number is used up, and no
 * length has to be stored. The same trick with base 256 makes bytes of the number. Each number is at most one game, and each game one
 * number.
 *
 * <pre>{@code
 * move        legal    place     written from the last move to the first
 * 1. e4         20      17       (6077 * 20) + 17 = 121557
 * 1... e5       20      17       ( 303 * 20) + 17 =   6077
 * 2. Nf3        29      13       (  10 * 29) + 13 =    303
 * 2... Nc6      29      10       (   0 * 29) + 10 =     10
 * }</pre>
 *
 * <p>The number is multiplied once per move, so the time grows with the square of the length. {@link ModelScheme} with {@link
 * MoveModel#UNIFORM} does the same in 32 bits, and lets moves have different sizes.
 */
public final class MixedRadix implements GameScheme {
    private static final BigInteger BYTE = BigInteger.valueOf(256);

    /** The scheme; any two instances are alike. */
    public MixedRadix() {}

    @Override
    public String name() {
        return "mixed-radix";
    }

    @Override
    public Keeps keeps() {
        return Keeps.FULL_HISTORY;
    }

    /**
     * The number of a game.
     *
     * @param game any game
     * @return 0 for the game without moves
     */
    public static BigInteger number(Game game) {
        int[] bases = new int[game.plies()];
        int[] places = new int[game.plies()];
        Line line = new Line();
        for (int ply = 0; ply < bases.length; ply++) {
            bases[ply] = line.count();
            places[ply] = line.indexOf(game.move(ply));
            line.play(places[ply]);
        }
        BigInteger number = BigInteger.ZERO;
        for (int ply = bases.length - 1; ply >= 0; ply--) {
            number = number.multiply(BigInteger.valueOf(bases[ply])).add(BigInteger.valueOf(places[ply] + 1));
        }
        return number;
    }

    /**
     * The game with a number.
     *
     * @param number 0 or more
     * @return the game
     * @throws IllegalArgumentException if the number is not used up when the game is over
     */
    public static Game game(BigInteger number) {
        Line line = new Line();
        BigInteger rest = number;
        while (rest.signum() > 0) {
            if (line.count() == 0) {
                throw new IllegalArgumentException(
                        "the game is over after " + line.plies() + " plies, but its number goes on with " + rest);
            }
            BigInteger[] parts = rest.subtract(BigInteger.ONE).divideAndRemainder(BigInteger.valueOf(line.count()));
            line.play(parts[1].intValue());
            rest = parts[0];
        }
        return line.game();
    }

    @Override
    public byte[] encode(Game game) {
        byte[] room = new byte[game.plies() + 1];
        int first = room.length;
        for (BigInteger rest = number(game); rest.signum() > 0; ) {
            BigInteger[] parts = rest.subtract(BigInteger.ONE).divideAndRemainder(BYTE);
            room[--first] = parts[1].byteValue();
            rest = parts[0];
        }
        return Arrays.copyOfRange(room, first, room.length);
    }

    @Override
    public Game decode(byte[] code) {
        BigInteger number = BigInteger.ZERO;
        for (byte digit : code) {
            number = number.multiply(BYTE).add(BigInteger.valueOf((digit & 0xFF) + 1));
        }
        return game(number);
    }
}
