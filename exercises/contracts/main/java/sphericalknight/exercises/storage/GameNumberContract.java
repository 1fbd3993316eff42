package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.exercise.contract.Contract;

class GameNumberContract extends Contract<GameNumber> {
    private static final String FOOLS_MATE = "f2f3 e7e5 g2g4 d8h4";

    @Test
    @DisplayName("one move is its place in the list: a2-a3 is 0, e2-e4 is 11, h2-h4 is 19")
    void oneMove() {
        both("a2a3", "0");
        both("b1c3", "3");
        both("e2e4", "11");
        both("h2h4", "19");
    }

    @Test
    @DisplayName("two moves: Black's place counts 20, so 1. e4 c5 is 11 + 20 * 6")
    void twoMoves() {
        both("a2a3 a7a5", "0");
        both("e2e4 c7c5", "131");
        both("a2a3 h7h6", "380");
    }

    @Test
    @DisplayName("each position has its own base: 20, 20, 30 after 1. e4 c5, and so on")
    void ownBases() {
        // 30 moves after 1. e4 c5: g1f3 is number 24. After 2. Nf3 d7d6 is number 8 of 22.
        both("e2e4 c7c5 g1f3", "" + (131 + 400 * 24));
        both("e2e4 c7c5 g1f3 d7d6", "" + (131 + 400 * (24 + 30 * 8)));
    }

    @Test
    @DisplayName("no move at all is 0")
    void noMove() {
        both("", "0");
    }

    @Test
    @DisplayName("fool's mate: one number of four digits, and nothing after mate")
    void mate() {
        both(FOOLS_MATE, slow(FOOLS_MATE));
    }

    @Test
    @DisplayName("six random games of up to 60 plies, far too long for a long, there and back")
    void longGames() {
        SplittableRandom random = random();
        for (int i = 0; i < 6; i++) {
            String game = game(random, 10 * (i + 1));
            both(game, slow(game));
        }
    }

    private void both(String moves, String number) {
        assertThat(answer().number(moves)).as("the number of \"%s\"", moves).isEqualTo(number);
        int plies = moves.isEmpty() ? 0 : moves.split(" ").length;
        assertThat(answer().moves(number, plies))
                .as("the game of %d plies with the number %s", plies, number)
                .isEqualTo(moves);
    }

    private static List<String> alphabet(Position position) {
        return Arrays.stream(position.legalMoves())
                .mapToObj(move -> Uci.text(position, move))
                .sorted()
                .toList();
    }

    private static String slow(String game) {
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

    private static String game(SplittableRandom random, int plies) {
        List<String> game = new ArrayList<>();
        Position position = Position.start();
        while (game.size() < plies && position.legalMoves().length > 0) {
            List<String> alphabet = alphabet(position);
            game.add(alphabet.get(random.nextInt(alphabet.size())));
            position.make(Uci.move(position, game.get(game.size() - 1)));
        }
        return String.join(" ", game);
    }

    @Override
    protected void probe(GameNumber answer) {
        for (String game : new String[] {"", "e2e4", "a2a3 a7a5", "e2e4 c7c5", "e2e4 c7c5 g1f3 d7d6", FOOLS_MATE}) {
            answer.number(game);
        }
        answer.number(game(new SplittableRandom(12), 30));
        answer.moves("0", 0);
        answer.moves("11", 1);
        answer.moves("131", 2);
        answer.moves("105731", 4);
        answer.moves("123456789012345678901234567890", 20);
    }
}
