package sphericalknight.storage.games;

import java.math.BigInteger;
import java.util.Arrays;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

/**
 * A scheme that stores a game as one natural number. Each move is a digit, its index among the legal moves, and the base of the digit is
 * the number of legal moves.
 *
 * <p>The digits run from 1 to the base instead of from 0. Therefore no number has leading zeros, the game ends when no digits are left, and
 * its length need not be stored. The same method with base 256 turns the number into bytes. No two games have the same number.
 *
 * <pre>{@code
 * move        legal    digit     written from the last move to the first
 * 1. e4         20      17       (6077 * 20) + 17 = 121557
 * 1... e5       20      17       ( 303 * 20) + 17 =   6077
 * 2. Nf3        29      13       (  10 * 29) + 13 =    303
 * 2... Nc6      29      10       (   0 * 29) + 10 =     10
 * }</pre>
 *
 * <p>The number is multiplied once per move, so the time grows with the square of the length. {@link ModelScheme} with {@link
 * MoveModel#UNIFORM} does the same with 32-bit arithmetic, and allows moves of different probability.
 */
public final class MixedRadix extends Scheme<Game> {
    private static final BigInteger BYTE = BigInteger.valueOf(256);

    /** Creates the scheme; all instances are equivalent. */
    public MixedRadix() {
        super("mixed-radix", Fidelity.FULL_HISTORY);
    }

    /** Returns the number of a game: 0 for the game without moves. */
    public static BigInteger number(Game game) {
        int[] bases = new int[game.plies()];
        int[] places = new int[game.plies()];
        GameCursor cursor = new GameCursor();
        for (int ply = 0; ply < bases.length; ply++) {
            bases[ply] = cursor.count();
            places[ply] = cursor.indexOf(game.move(ply));
            cursor.play(places[ply]);
        }
        BigInteger number = BigInteger.ZERO;
        for (int ply = bases.length - 1; ply >= 0; ply--) {
            number = number.multiply(BigInteger.valueOf(bases[ply])).add(BigInteger.valueOf(places[ply] + 1));
        }
        return number;
    }

    /**
     * Returns the game with a given number.
     *
     * @param number 0 or more
     * @throws IllegalArgumentException if digits are left after mate or stalemate, or the game would be longer than any chess game can be
     */
    public static Game game(BigInteger number) {
        GameCursor cursor = new GameCursor();
        BigInteger rest = number;
        while (rest.signum() > 0) {
            if (cursor.count() == 0) {
                throw new IllegalArgumentException(
                        "the game is over after " + cursor.plies() + " plies, but its number goes on with " + rest);
            }
            BigInteger[] parts = rest.subtract(BigInteger.ONE).divideAndRemainder(BigInteger.valueOf(cursor.count()));
            cursor.play(parts[1].intValue());
            rest = parts[0];
        }
        return cursor.game();
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
