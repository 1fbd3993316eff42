package sphericalknight.chess.undo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EmptyStackException;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;

@DisplayName("Remembering: keys and undo along a random walk of 100,000 moves")
class RandomWalkTest {
    private static final int MOVES = 100_000;

    /** Called after each move of a random walk, which plays one game after another and takes each back to its start. */
    private interface Visitor {
        void at(Position position, int[] played);
    }

    private static void walk(Visitor visitor) {
        Random random = new Random(1970);
        int moves = 0;
        while (moves < MOVES) {
            Position position = Position.start();
            int[] played = new int[300];
            int plies = 0;
            for (; plies < played.length && moves < MOVES; plies++, moves++) {
                int[] legal = position.legalMoves();
                if (legal.length == 0) {
                    break;
                }
                played[plies] = legal[random.nextInt(legal.length)];
                position.make(played[plies]);
            }
            for (int i = 0; i < plies; i++) {
                position.unmake();
            }
            visitor.at(position, Arrays.copyOf(played, plies));
        }
    }

    @Test
    @DisplayName("the additive key kept move by move is the sum from scratch, at every node and after undo")
    void additiveKey() {
        walk((position, played) -> {
            long key = AdditiveKey.of(position);
            for (int move : played) {
                key += AdditiveKey.change(position, move);
                position.make(move);
                check(key, AdditiveKey.of(position), position);
            }
            for (int i = played.length - 1; i >= 0; i--) {
                position.unmake();
                key -= AdditiveKey.change(position, played[i]);
                check(key, AdditiveKey.of(position), position);
            }
        });
    }

    @Test
    @DisplayName("a stack of boards and a stack of moves restore everything")
    void undoStacks() {
        walk((position, played) -> {
            BoardStack boards = new BoardStack(position);
            MoveStack moves = new MoveStack(position);
            for (int move : played) {
                boards.make(move);
                moves.make(move);
                position.make(move);
                assertLike(boards, position);
                assertLike(moves, position);
            }
            assertThat(boards.bytes()).isEqualTo(76L * played.length);
            assertThat(moves.bytes()).isEqualTo(16L * played.length);
            for (int i = played.length - 1; i >= 0; i--) {
                boards.undo();
                moves.undo();
                position.unmake();
                assertLike(boards, position);
                assertLike(moves, position);
            }
            assertThatThrownBy(boards::undo).isInstanceOf(EmptyStackException.class);
            assertThatThrownBy(moves::undo).isInstanceOf(EmptyStackException.class);
        });
    }

    private static void check(long actual, long expected, Position position) {
        if (actual != expected) {
            assertThat(actual).as(position.fen()).isEqualTo(expected);
        }
    }

    private static void assertLike(UndoStack stack, Position position) {
        if (!stack.board().isLike(position)) {
            assertThat(stack.board().isLike(position))
                    .as("%s at %s", stack, position.fen())
                    .isTrue();
        }
    }
}
