package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.memory.PieceNumbers.EMPTY;
import static sphericalknight.exercises.memory.PieceNumbers.board;
import static sphericalknight.exercises.memory.PieceNumbers.difference;
import static sphericalknight.exercises.memory.PieceNumbers.taken;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

/** In the hidden run the random numbers are others, so that no key is known. */
class KeyAfterMoveContract extends Contract<KeyAfterMove> {
    private long[] numbers;

    @Test
    @DisplayName("a knight leaves b1 and arrives on c3")
    void plainMove() {
        PieceNumbers.Move move = move("Nb1 Ke1 ke8", "b1", "c3");
        check(move);
        numbers = PieceNumbers.numbers(random().nextInt());
        long change = numbers[64 + square("b1")] ^ numbers[64 + square("c3")] ^ numbers[780];
        same(after(0, move), 0, change, "with other random numbers and 0 as the key before the move", move);
    }

    @Test
    @DisplayName("after Black's move it is White's turn")
    void blackMoves() {
        check(move("Ke1 ke8 ng8", "g8", "f6"));
    }

    @Test
    @DisplayName("a capture takes a second piece out of the key")
    void capture() {
        check(move("Ke1 ke8 Rd4 qd7", "d4", "d7"));
    }

    @Test
    @DisplayName("from a1 to h8, the first and the last square")
    void corners() {
        check(move("Ba1 kg8 Ke1 nh8", "a1", "h8"));
    }

    @Test
    @DisplayName("there and back again is the key from the beginning")
    void thereAndBack() {
        long key = 0x1234_5678_9ABC_DEF0L;
        PieceNumbers.Move move = move("Nb1 Ke1 ke8", "b1", "c3");
        PieceNumbers.Move home = new PieceNumbers.Move(move.after().board(), move.to(), move.from());
        long there = after(key, move);
        long right = key ^ move.before().key(numbers) ^ move.after().key(numbers);
        same(there, key, right, "with any number as the key before the move", move);
        same(after(there, home), there, key, "with your key of the move there, to come back to the key before", home);
    }

    @Test
    @DisplayName("5,000 random moves, against the key from scratch")
    void randomMoves() {
        SplittableRandom random = random();
        int[] board = board(random);
        for (int i = 0; i < 5000; i++) {
            int from = random.nextInt(64);
            int to = random.nextInt(64);
            if (i % 50 == 0) {
                board = board(random);
            }
            if (board[from] != EMPTY && board[from] / 6 != board[to] / 6) {
                PieceNumbers.Move move = new PieceNumbers.Move(board.clone(), from, to);
                smallestFirst(taken(board), () -> check(move));
                board[to] = board[from];
                board[from] = EMPTY;
            }
        }
    }

    private static PieceNumbers.Move move(String words, String from, String to) {
        return new PieceNumbers.Move(board(words), square(from), square(to));
    }

    private long after(long key, PieceNumbers.Move move) {
        return answer().after(key, move.board(), move.from(), move.to(), numbers());
    }

    private long[] numbers() {
        numbers = numbers == null ? PieceNumbers.numbers(random().nextLong()) : numbers;
        return numbers;
    }

    private void check(PieceNumbers.Move move) {
        long before = move.before().key(numbers());
        same(after(before, move), before, move.after().key(numbers), "", move);
    }

    private void same(long actual, long before, long expected, String words, PieceNumbers.Move move) {
        assertThat(actual)
                .withFailMessage(() -> move.words() + (words.isEmpty() ? "" : ", ") + words + ". "
                        + difference(expected, actual, numbers, move.after()) + "\n" + move.call(before))
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KeyAfterMove answer) {
        long[] all = PieceNumbers.numbers(1970);
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 20; i++) {
            int[] board = board(random);
            int from = random.nextInt(64);
            board[from] = random.nextInt(12);
            answer.after(random.nextLong(), board, from, (from + 1 + random.nextInt(63)) % 64, all);
        }
        answer.after(0, board("Pd4 pe5"), square("e5"), square("d4"), all);
        answer.after(
                0,
                board("Pd4 pe5"),
                square("e5"),
                square("d4"),
                Arrays.stream(all).map(Long::reverse).toArray());
    }
}
