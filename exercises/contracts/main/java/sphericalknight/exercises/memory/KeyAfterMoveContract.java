package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.memory.Boards.EMPTY;
import static sphericalknight.exercises.memory.Boards.board;
import static sphericalknight.exercises.memory.Boards.difference;
import static sphericalknight.exercises.memory.Boards.taken;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class KeyAfterMoveContract extends Contract<KeyAfterMove> {
    private final long[] numbers = Boards.numbers();

    @Test
    @DisplayName("a knight leaves b1 and arrives on c3")
    void plainMove() {
        check(board("Nb1 Ke1 ke8"), "b1", "c3", 0, "knight b1 to c3, White to move");
        long change = numbers[64 + square("b1")] ^ numbers[64 + square("c3")] ^ numbers[780];
        assertThat(answer().after(0, board("Nb1 Ke1 ke8"), square("b1"), square("c3"), Boards.otherNumbers()))
                .as("knight b1 to c3 again, this time with other random numbers, and 0 as the key before the move")
                .isEqualTo(Long.reverse(change));
    }

    @Test
    @DisplayName("after Black's move it is White's turn")
    void blackMoves() {
        check(board("Ke1 ke8 ng8"), "g8", "f6", 1, "black knight g8 to f6");
    }

    @Test
    @DisplayName("a capture takes a second piece out of the key")
    void capture() {
        check(board("Ke1 ke8 Rd4 qd7"), "d4", "d7", 0, "rook d4 takes the queen on d7");
    }

    @Test
    @DisplayName("from a1 to h8, the first and the last square")
    void corners() {
        check(board("Ba1 kg8 Ke1 nh8"), "a1", "h8", 0, "bishop a1 takes the knight on h8");
    }

    @Test
    @DisplayName("there and back again is the key from the beginning")
    void thereAndBack() {
        int[] before = board("Nb1 Ke1 ke8");
        int[] after = board("Nc3 Ke1 ke8");
        long key = 0x1234_5678_9ABC_DEF0L;
        long there = answer().after(key, before, square("b1"), square("c3"), numbers);
        long right = key ^ numbers[64 + square("b1")] ^ numbers[64 + square("c3")] ^ numbers[780];
        same(there, key, right, "b1 to c3", after, 1);
        long back = answer().after(there, after, square("c3"), square("b1"), numbers);
        same(back, there, key, "b1 to c3 and back to b1", before, 0);
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
                int[] before = board.clone();
                int side = board[from] / 6;
                String words = "random move " + i;
                smallestFirst(taken(board), () -> check(before, from, to, side, words));
                board[to] = board[from];
                board[from] = EMPTY;
            }
        }
    }

    private void check(int[] board, String from, String to, int side, String words) {
        check(board, square(from), square(to), side, words);
    }

    private void check(int[] board, int from, int to, int side, String words) {
        int[] after = board.clone();
        after[to] = board[from];
        after[from] = EMPTY;
        int[] given = board.clone();
        long before = scratch(board, side);
        long actual = answer().after(before, given, from, to, numbers);
        assertThat(given)
                .withFailMessage(
                        words + ": your code plays the move on the board that it was given. The board belongs to"
                                + " whoever asks for the key.")
                .isEqualTo(board);
        assertUnchanged("after", Arrays.equals(numbers, Boards.numbers()));
        same(actual, before, scratch(after, 1 - side), words, after, 1 - side);
    }

    private void same(long actual, long before, long expected, String words, int[] after, int side) {
        assertThat(actual)
                .withFailMessage(() -> words + ". "
                        + (actual == (before ^ expected)
                                ? "Your key holds only what the move changes: begin with the key before the move."
                                : difference(expected, actual, numbers, new Boards.Question(after, side, 0))))
                .isEqualTo(expected);
    }

    private long scratch(int[] board, int side) {
        return new Boards.Question(board, side, 0).key(numbers);
    }

    @Override
    protected void probe(KeyAfterMove answer) {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 20; i++) {
            int[] board = board(random);
            int from = random.nextInt(64);
            board[from] = random.nextInt(12);
            answer.after(random.nextLong(), board, from, (from + 1 + random.nextInt(63)) % 64, numbers);
        }
        answer.after(0, board("Pd4 pe5"), square("e5"), square("d4"), numbers);
        answer.after(0, board("Pd4 pe5"), square("e5"), square("d4"), Boards.otherNumbers());
    }
}
