package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class GameNumberContract extends Contract<GameNumber> {
    private static final String FOOLS_MATE = "f2f3 e7e5 g2g4 d8h4";
    private static final String ONE_MOVE_ONLY = "e2e4 f7f6 d1h5 g7g6 h5g6";
    private static final String CASTLING = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8";
    private static final String PROMOTION = "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8n";

    /** Seven white queens: the last move is the last of 130. */
    private static final String MANY_QUEENS =
            "d2d4 c7c5 d4c5 d7d6 e2e4 f7f5 c5d6 e8f7 d6e7 f7f6 e7d8q f6e5 e4f5 g7g6 f5g6 c8f5 g6h7 b7b5 h7g8q b8c6 a2a4 "
                    + "a7a6 a4b5 h8h7 b5a6 h7b7 a6b7 f8a3 b7a8q a3c5 g2g4 c6b4 g4f5 c5e7 f5f6 e5f5 f6e7 b4c6 e7e8q c6e5 b2b4 e5g4 "
                    + "h2h4 g4e5 c2c4 e5c6 b4b5 c6e5 b5b6 e5g4 b6b7 g4h6 b7b8q h6f7 h4h5 f7h8 h5h6 h8g6 h6h7 g6e5 h7h8q e5g6 c4c5 "
                    + "g6f8 h8h7";

    @Test
    @DisplayName("one move is its place in the list: a2-a3 is 0, e2-e4 is 11, h2-h4 is 19")
    void oneMove() {
        both("a2a3", "0");
        both("b1c3", "3");
        both("e2e4", "11");
        both("h2h4", "19");
        alike(random -> both(GameCases.game(random, 1)));
    }

    @Test
    @DisplayName("two moves: Black's place counts 20, so 1. e4 c5 is 11 + 20 * 6")
    void twoMoves() {
        both("a2a3 a7a5", "0");
        both("e2e4 c7c5", "131");
        both("a2a3 h7h6", "380");
        alike(random -> both(GameCases.game(random, 2)));
    }

    @Test
    @DisplayName("each position has its own base: 20, 20, 30 after 1. e4 c5, and so on")
    void ownBases() {
        // 30 moves after 1. e4 c5: g1f3 is number 24. After 2. Nf3 d7d6 is number 8 of 22.
        both("e2e4 c7c5 g1f3", "" + (131 + 400 * 24));
        both("e2e4 a7a5 a2a3 a5a4", "11"); // three times the first in the list
        both(ONE_MOVE_ONLY);
        both("e2e4 c7c5 g1f3 d7d6", "" + (131 + 400 * (24 + 30 * 8)));
        alike(random -> both(GameCases.game(random, random.nextInt(3, 6))));
    }

    @Test
    @DisplayName("no move at all is 0")
    void noMove() {
        both("", "0");
    }

    @Test
    @DisplayName("fool's mate: one number of four digits, and nothing after mate")
    void mate() {
        both(FOOLS_MATE);
        alike(random -> {
            String[] white = random.nextBoolean() ? new String[] {"g2g4", "f2f"} : new String[] {"f2f", "g2g4"};
            String game = "%s e7e%d %s d8h4".formatted(white[0], random.nextInt(5, 7), white[1]);
            both(game.replace("f2f", "f2f" + random.nextInt(3, 5)));
        });
    }

    @Test
    @DisplayName("castling, a promotion, seven queens and six random games, far too long for a long, there and back")
    void longGames() {
        for (String game : new String[] {CASTLING, PROMOTION, MANY_QUEENS}) {
            both(game);
        }
        SplittableRandom random = random();
        for (int i = 0; i < 6; i++) {
            both(GameCases.game(random, 10 * (i + 1)));
        }
    }

    private void both(String game) {
        both(game, GameCases.number(game));
    }

    private void both(String moves, String number) {
        int plies = moves.isEmpty() ? 0 : moves.split(" ").length;
        assertThat(answer().number(moves))
                .as("the number of %s", shown(moves, plies))
                .isEqualTo(number);
        assertThat(answer().moves(number, plies))
                .as("the game of %d %s with the number %s", plies, plies == 1 ? "ply" : "plies", shortened(number, 30))
                .isEqualTo(moves);
    }

    /** A game for a message: the beginning is enough if it is long. */
    private static String shown(String moves, int plies) {
        return plies <= 10 ? "\"" + moves + "\"" : "the " + plies + " plies \"" + shortened(moves, 49) + "\"";
    }

    private static String shortened(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length) + " ...";
    }

    @Override
    protected void probe(GameNumber answer) {
        for (String game : new String[] {"", "e2e4", "a2a3 a7a5", "e2e4 c7c5", "e2e4 c7c5 g1f3 d7d6", FOOLS_MATE}) {
            answer.number(game);
        }
        answer.number(GameCases.game(new SplittableRandom(12), 30));
        for (String game : new String[] {CASTLING, PROMOTION}) {
            answer.number(game);
            answer.moves(GameCases.number(game), game.split(" ").length);
        }
        answer.moves("0", 0);
        answer.moves("11", 1);
        answer.moves("131", 2);
        answer.moves("105731", 4);
        answer.moves("123456789012345678901234567890", 20);
    }
}
