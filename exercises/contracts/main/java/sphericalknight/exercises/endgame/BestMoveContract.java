package sphericalknight.exercises.endgame;

import static org.assertj.core.api.Assertions.fail;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Turn;

class BestMoveContract extends Contract<BestMove> {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("the essay's mate in one: bishop to c6")
    void mateInOne() {
        best("b6 b5 a6 a8");
    }

    @Test
    @DisplayName("the same in the mirror, with a dark bishop")
    void darkBishop() {
        best("g6 g5 h6 h8");
    }

    @Test
    @DisplayName("the shortest way, not just one that wins")
    void shortest() {
        best("c6 d5 c7 b8");
        best("f6 f5 f7 g8");
    }

    @Test
    @DisplayName("one of the longest: mate in 33, White's men in a corner")
    void longest() {
        best("a1 c1 b1 c2");
    }

    @Test
    @DisplayName("no move where White cannot win")
    void drawn() {
        best("a1 f1 h8 g7"); // the knight is lost
    }

    @Test
    @DisplayName("the bishop goes as far as the edge, five, six and seven squares, and from b8 no further")
    void edges() {
        for (String men :
                "c7 b2 c3 b3,d6 b8 g1 a8,h5 a3 e5 h7,f1 a2 b7 b2,f3 h8 e2 f1,c6 b2 d7 c8,d5 b1 h5 f7".split(",")) {
            best(men);
        }
    }

    @Test
    @DisplayName("300 random positions")
    void randomPositions() {
        randomly(300, random -> check(random(random)));
    }

    private static int[] random(SplittableRandom random) {
        int[] men;
        do {
            men = new int[] {random.nextInt(64), random.nextInt(64), random.nextInt(64), random.nextInt(64)};
        } while (FourMen.position(men, true) == null);
        return men;
    }

    /** Checks this position and, in the hidden run, others with the board turned. */
    private void best(String men) {
        check(FourMen.squares(men));
        alike(random -> check(Turn.random(random).squares(FourMen.squares(men))));
    }

    private void check(int... men) {
        String move = answer().move(men[0], men[1], men[2], men[3]);
        MatePosition position = FourMen.position(men, true);
        int moves = TABLE.moves(position);
        Map<String, Integer> choices = TABLE.choices(position);
        String wrong = "";
        if (move == null) {
            wrong = "Yours is null, not a text";
        } else if (moves == MateTable.DRAW) {
            wrong = move.isEmpty() ? "" : "White cannot win here, so the text must be empty; yours is \"" + move + "\"";
        } else if (move.isEmpty()) {
            wrong = "White mates in " + moves + "; \"\" would say that he cannot win";
        } else if (!choices.containsKey(move)) {
            String format = "; a move is from and to, such as \"" + best(choices, moves) + "\"";
            wrong = "\"" + move + "\" is no legal move" + (move.matches("([a-h][1-8]){2}") ? "" : format);
        } else if (choices.get(move) + 1 != moves) {
            String yours = choices.get(move) == MateTable.DRAW ? "is a draw" : "mates in " + (choices.get(move) + 1);
            wrong = "%s mates in %d; your %s %s".formatted(best(choices, moves), moves, move, yours);
        }
        if (!wrong.isEmpty()) {
            fail(wrong + "\n" + FourMen.picture("move", men));
        }
    }

    /** The first of the best moves in alphabetical order. */
    private static String best(Map<String, Integer> choices, int moves) {
        return choices.keySet().stream()
                .filter(choice -> choices.get(choice) + 1 == moves)
                .sorted()
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected void probe(BestMove answer) {
        SplittableRandom random = new SplittableRandom(134);
        for (int i = 0; i < 60; i++) {
            probe(answer, random(random));
        }
        for (String men : "b6 b5 a6 a8,f3 h8 e2 f1,f1 a2 b7 b2,c6 b2 d7 c8".split(",")) {
            probe(answer, FourMen.squares(men));
        }
    }

    private static void probe(BestMove answer, int... men) {
        answer.move(men[0], men[1], men[2], men[3]);
    }

    /** Of moves that mate equally soon any may come first. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        int[] men = Stream.of(arguments).mapToInt(man -> (int) man).toArray();
        Integer moves = result == null
                ? null
                : TABLE.choices(FourMen.position(men, true)).get(result);
        return moves != null || result == null ? moves : result.equals("") ? "none" : "illegal";
    }
}
