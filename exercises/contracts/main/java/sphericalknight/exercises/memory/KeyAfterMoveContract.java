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
        Boards.Move move = move("Nb1 Ke1 ke8", "b1", "c3");
        check(move);
        long[] others = Boards.otherNumbers();
        long change = others[64 + square("b1")] ^ others[64 + square("c3")] ^ others[780];
        long key = answer().after(0, board("Nb1 Ke1 ke8"), square("b1"), square("c3"), others);
        same(key, 0, change, "with other random numbers and 0 as the key before the move", move, others);
        alike(random -> check(Boards.Move.drawn(random, 0, false)));
    }

    @Test
    @DisplayName("after Black's move it is White's turn")
    void blackMoves() {
        check(move("Ke1 ke8 ng8", "g8", "f6"));
        alike(random -> check(Boards.Move.drawn(random, 1, false)));
    }

    @Test
    @DisplayName("a capture takes a second piece out of the key")
    void capture() {
        check(move("Ke1 ke8 Rd4 qd7", "d4", "d7"));
        alike(random -> check(Boards.Move.drawn(random, 0, true)));
    }

    @Test
    @DisplayName("from a1 to h8, the first and the last square")
    void corners() {
        check(move("Ba1 kg8 Ke1 nh8", "a1", "h8"));
        alike(random -> {
            int[] board = board("Ba1 kg8 Ke1 nh8");
            board[0] = random.nextInt(5);
            board[63] = random.nextInt(6, 11);
            check(new Boards.Move(board, 0, 63));
        });
    }

    @Test
    @DisplayName("there and back again is the key from the beginning")
    void thereAndBack() {
        thereAndBack(move("Nb1 Ke1 ke8", "b1", "c3"), 0x1234_5678_9ABC_DEF0L);
        alike(random -> thereAndBack(Boards.Move.drawn(random, 0, false), random.nextLong()));
    }

    private void thereAndBack(Boards.Move move, long key) {
        Boards.Move home = new Boards.Move(move.after().board(), move.to(), move.from());
        long there = answer().after(key, move.board().clone(), move.from(), move.to(), numbers.clone());
        long right = key ^ move.before().key(numbers) ^ move.after().key(numbers);
        same(there, key, right, "with any number as the key before the move", move, numbers);
        long back = answer().after(there, home.board().clone(), home.from(), home.to(), numbers.clone());
        same(back, there, key, "with your key of the move there, to come back to the key before", home, numbers);
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
                Boards.Move move = new Boards.Move(board.clone(), from, to);
                smallestFirst(taken(board), () -> check(move));
                board[to] = board[from];
                board[from] = EMPTY;
            }
        }
    }

    private static Boards.Move move(String words, String from, String to) {
        return new Boards.Move(board(words), square(from), square(to));
    }

    private void check(Boards.Move move) {
        int[] given = move.board().clone();
        long[] all = numbers.clone();
        long before = move.before().key(numbers);
        long actual = answer().after(before, given, move.from(), move.to(), all);
        assertThat(given)
                .withFailMessage(() -> move.words()
                        + ": your code plays the move on the board that it was given. The board belongs to whoever asks"
                        + " for the key.\n" + move.call(before))
                .isEqualTo(move.board());
        assertUnchanged("after", "numbers", Arrays.equals(all, numbers));
        same(actual, before, move.after().key(numbers), "", move, numbers);
    }

    private void same(long actual, long before, long expected, String words, Boards.Move move, long[] given) {
        assertThat(actual)
                .withFailMessage(() -> move.words() + (words.isEmpty() ? "" : ", ") + words + ". "
                        + remark(actual, before, expected, move, given) + "\n" + move.call(before))
                .isEqualTo(expected);
    }

    private static String remark(long actual, long before, long expected, Boards.Move move, long[] given) {
        if (actual == (before ^ expected)) {
            return "Your key holds only what the move changes: begin with the key before the move.";
        }
        return actual == move.after().key(given)
                ? "Your key holds all pieces on the board after the move: begin with the key before the move."
                : difference(expected, actual, given, move.after());
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
