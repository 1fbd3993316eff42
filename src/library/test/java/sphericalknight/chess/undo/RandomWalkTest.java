package sphericalknight.chess.undo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EmptyStackException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;

@DisplayName("Remembering: the additive key, a stack of boards and a stack of moves")
class RandomWalkTest {
    @Test
    @DisplayName(
            "tell the same as the position after each of 100,000 random moves, and after each of them is taken back")
    void thereAndBack() {
        Random random = new Random(1970);
        for (int moves = 0; moves < 100_000; ) {
            Position position = Position.start();
            List<UndoStack> stacks = List.of(new BoardStack(position), new MoveStack(position));
            long key = AdditiveKey.of(position);
            Deque<Integer> played = new ArrayDeque<>();
            for (int[] legal = position.legalMoves(); legal.length > 0 && played.size() < 300; ) {
                int move = legal[random.nextInt(legal.length)];
                key += AdditiveKey.change(position, move);
                stacks.forEach(stack -> stack.make(move));
                position.make(move);
                played.push(move);
                same(stacks, key, position);
                legal = position.legalMoves();
            }
            moves += played.size();
            assertThat(stacks.get(0).bytes()).isEqualTo(76L * played.size());
            assertThat(stacks.get(1).bytes()).isEqualTo(16L * played.size());
            while (!played.isEmpty()) {
                stacks.forEach(UndoStack::undo);
                position.unmake();
                key -= AdditiveKey.change(position, played.pop());
                same(stacks, key, position);
            }
            stacks.forEach(stack -> assertThatThrownBy(stack::undo).isInstanceOf(EmptyStackException.class));
        }
    }

    private static void same(List<UndoStack> stacks, long key, Position position) {
        if (key != AdditiveKey.of(position)
                || !stacks.stream().allMatch(stack -> stack.board().isLike(position))) {
            assertThat(key).as(position.fen()).isEqualTo(AdditiveKey.of(position));
            assertThat(stacks)
                    .as(position.fen())
                    .allMatch(stack -> stack.board().isLike(position));
        }
    }
}
