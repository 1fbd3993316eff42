package sphericalknight.solutions.storage;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.StringJoiner;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercises.storage.GameNumber;

/**
 * Exercise 12.4, solved: walk through the game and keep the value of a digit, the product of all bases so far. On the way back, the
 * remainder after division by the number of legal moves is the index of the move; make it, and continue with the quotient.
 *
 * <p>Other ways: first the bases, then Horner's rule from the last move to the first. A range coder, such as the library's, does the same
 * with 32 bits at a time, and allows moves of unequal weight. With digits from 1 to the base instead of from 0, the number of plies is not
 * needed.
 */
public class GameNumberSolution implements GameNumber {
    @Override
    public String number(String moves) {
        return value(moves).toString();
    }

    @Override
    public String moves(String number, int plies) {
        return game(new BigInteger(number), plies);
    }

    String[] alphabet(Position position) {
        String[] alphabet = unsorted(position);
        Arrays.sort(alphabet);
        return alphabet;
    }

    private static String[] unsorted(Position position) {
        return Arrays.stream(position.legalMoves())
                .mapToObj(move -> Uci.text(position, move))
                .toArray(String[]::new);
    }

    private static String[] words(String moves) {
        return moves.isEmpty() ? new String[0] : moves.split(" ");
    }

    BigInteger value(String moves) {
        Position position = Position.start();
        BigInteger number = BigInteger.ZERO;
        BigInteger worth = BigInteger.ONE;
        for (String move : words(moves)) {
            String[] alphabet = alphabet(position);
            int place = Arrays.asList(alphabet).indexOf(move);
            number = number.add(worth.multiply(BigInteger.valueOf(place)));
            worth = worth.multiply(BigInteger.valueOf(alphabet.length));
            position.make(Uci.move(position, move));
        }
        return number;
    }

    String game(BigInteger number, int plies) {
        Position position = Position.start();
        StringJoiner moves = new StringJoiner(" ");
        BigInteger rest = number;
        for (int ply = 0; ply < plies; ply++) {
            String[] alphabet = alphabet(position);
            BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(alphabet.length));
            String move = alphabet[parts[1].intValue()];
            moves.add(move);
            position.make(Uci.move(position, move));
            rest = parts[0];
        }
        return moves.toString();
    }
}
