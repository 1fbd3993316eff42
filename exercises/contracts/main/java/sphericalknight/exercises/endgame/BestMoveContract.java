package sphericalknight.exercises.endgame;

import static org.assertj.core.api.Assertions.fail;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.endgame.MoveRemarks.picture;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.exercise.contract.Contract;

class BestMoveContract extends Contract<BestMove> {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("the essay's mate in one: bishop to c6")
    void mateInOne() {
        turned(position("b6", "b5", "a6", "a8"));
    }

    @Test
    @DisplayName("the same in the mirror, with a dark bishop")
    void darkBishop() {
        turned(position("g6", "g5", "h6", "h8"));
    }

    @Test
    @DisplayName("the shortest way, not just one that wins")
    void shortest() {
        turned(position("c6", "d5", "c7", "b8"));
        turned(position("f6", "f5", "f7", "g8"));
    }

    @Test
    @DisplayName("one of the longest: mate in 33, White's men in a corner")
    void longest() {
        turned(position("a1", "c1", "b1", "c2"));
    }

    @Test
    @DisplayName("no move where White cannot win")
    void drawn() {
        turned(position("a1", "f1", "h8", "g7")); // the knight is lost
    }

    @Test
    @DisplayName("the bishop goes as far as the edge, five, six and seven squares, and from b8 no further")
    void edges() {
        turned(position("c7", "b2", "c3", "b3"));
        turned(position("d6", "b8", "g1", "a8"));
        turned(position("h5", "a3", "e5", "h7"));
        turned(position("f1", "a2", "b7", "b2"));
        turned(position("f3", "h8", "e2", "f1"));
        turned(position("c6", "b2", "d7", "c8"));
        turned(position("d5", "b1", "h5", "f7"));
    }

    @Test
    @DisplayName("300 random positions")
    void randomPositions() {
        randomly(300, random -> check(random(random)));
    }

    private static MatePosition position(String whiteKing, String bishop, String knight, String blackKing) {
        return new MatePosition(square(whiteKing), square(bishop), square(knight), square(blackKing), true);
    }

    private static MatePosition random(SplittableRandom random) {
        while (true) {
            try {
                return new MatePosition(
                        random.nextInt(64), random.nextInt(64), random.nextInt(64), random.nextInt(64), true);
            } catch (IllegalArgumentException illegal) {
                continue;
            }
        }
    }

    /** Checks this position and, in the hidden run, others with the board turned. */
    private void turned(MatePosition position) {
        check(position);
        alike(random -> check(Turn.random(random).position(position)));
    }

    private void check(MatePosition position) {
        String move = move(answer(), position);
        if (move == null) {
            fail("Yours is null, not a text\n" + picture(position));
        }
        int moves = TABLE.moves(position);
        if (moves == MateTable.DRAW) {
            if (!move.isEmpty()) {
                fail("White cannot win here, so the text must be empty; yours is \"" + move + "\"\n"
                        + picture(position));
            }
            return;
        }
        if (move.isEmpty()) {
            fail("White mates in %d%s; \"\" would say that he cannot win%n%s"
                    .formatted(moves, MoveRemarks.ofMate(moves), picture(position)));
        }
        Map<String, Integer> choices = TABLE.choices(position);
        if (!choices.containsKey(move)) {
            fail("\"" + move + "\" is no legal move; "
                    + MoveRemarks.ofIllegal(position, move, MoveRemarks.best(choices, moves)) + "\n"
                    + picture(position));
        }
        if (choices.get(move) + 1 != moves) {
            String yours = choices.get(move) == MateTable.DRAW ? "is a draw" : "mates in " + (choices.get(move) + 1);
            fail("%s mates in %d%s; your %s %s%n%s"
                    .formatted(
                            MoveRemarks.best(choices, moves),
                            moves,
                            MoveRemarks.ofMate(moves),
                            move,
                            yours,
                            picture(position)));
        }
    }

    private static String move(BestMove answer, MatePosition position) {
        return answer.move(position.whiteKing(), position.bishop(), position.knight(), position.blackKing());
    }

    @Override
    protected void probe(BestMove answer) {
        SplittableRandom random = new SplittableRandom(134);
        for (int i = 0; i < 60; i++) {
            move(answer, random(random));
        }
        move(answer, position("b6", "b5", "a6", "a8"));
        move(answer, position("f3", "h8", "e2", "f1"));
        move(answer, position("f1", "a2", "b7", "b2"));
        move(answer, position("c6", "b2", "d7", "c8"));
    }

    /** Of moves that mate equally soon any may come first. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        int[] men = Stream.of(arguments).mapToInt(man -> (int) man).toArray();
        MatePosition position = new MatePosition(men[0], men[1], men[2], men[3], true);
        Integer moves = result == null ? null : TABLE.choices(position).get(result);
        return moves != null || result == null ? moves : result.equals("") ? "none" : "illegal";
    }
}
