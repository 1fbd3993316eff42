package sphericalknight.exercises.storage;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/** Games in UCI notation and their numbers, by the slow obvious way. */
final class GameCases {
    private GameCases() {}

    private static List<String> alphabet(Position position) {
        return Arrays.stream(position.legalMoves())
                .mapToObj(move -> Uci.text(position, move))
                .sorted()
                .toList();
    }

    /** The number of a game, with large integers. */
    static String number(String game) {
        Position position = Position.start();
        BigInteger number = BigInteger.ZERO;
        BigInteger worth = BigInteger.ONE;
        for (String move : game.split(" ")) {
            List<String> alphabet = alphabet(position);
            number = number.add(worth.multiply(BigInteger.valueOf(alphabet.indexOf(move))));
            worth = worth.multiply(BigInteger.valueOf(alphabet.size()));
            position.make(Uci.move(position, move));
        }
        return number.toString();
    }

    /** A random game of at most so many plies. */
    static String game(SplittableRandom random, int plies) {
        List<String> game = new ArrayList<>();
        Position position = Position.start();
        while (game.size() < plies && position.legalMoves().length > 0) {
            List<String> alphabet = alphabet(position);
            game.add(alphabet.get(random.nextInt(alphabet.size())));
            position.make(Uci.move(position, game.get(game.size() - 1)));
        }
        return String.join(" ", game);
    }
}
