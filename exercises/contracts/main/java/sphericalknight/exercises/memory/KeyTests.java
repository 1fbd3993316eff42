package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.memory.Boards.board;
import static sphericalknight.exercises.memory.Boards.difference;

import java.util.Arrays;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.memory.Boards.Question;

/** The questions of exercise 8.1: a key is asked for, and compared. */
abstract class KeyTests extends Contract<KeyFromScratch> {
    long[] numbers = Boards.numbers();
    private Question asked;

    final long of(int piece, String square) {
        return numbers[64 * piece + square(square)];
    }

    final long key(String words, int side, int castling, int square) {
        return key(new Question(board(words), side, castling, square));
    }

    final long key(Question question) {
        asked = question;
        int[] given = asked.board().clone();
        long[] all = numbers.clone();
        long key = answer().key(given, asked.side(), asked.castling(), asked.enPassant(), all);
        assertUnchanged("key", "board", Arrays.equals(given, asked.board()));
        assertUnchanged("key", "numbers", Arrays.equals(all, numbers));
        return key;
    }

    /** Compares the key that was asked for last. */
    final void same(long actual, long expected, String words) {
        assertThat(actual)
                .withFailMessage(
                        () -> words + ". " + difference(expected, actual, numbers, asked) + "\n" + asked.call())
                .isEqualTo(expected);
    }

    /** Asks for the key of a position that has been drawn. */
    final void check(Question drawn) {
        same(key(drawn), drawn.key(numbers), "a random board");
    }
}
