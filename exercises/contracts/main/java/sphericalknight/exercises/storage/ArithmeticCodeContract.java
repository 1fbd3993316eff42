package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class ArithmeticCodeContract extends Contract<ArithmeticCode> {
    private static final int[] QUARTERS = {3, 1};
    private static final int[] HALVES = {1, 1};
    private static final int[] FOUR = {1, 1, 1, 1};

    /** The number of pawns, knights, bishops, rooks, queens and kings of each side, and of empty squares, in the start position. */
    private static final int[] BOARD = {8, 2, 2, 2, 1, 1, 8, 2, 2, 2, 1, 1, 32};

    @Test
    @DisplayName(
            "one symbol: the shortest number in its part of the line; the lowest part has 0, which needs no digits")
    void oneSymbol() {
        encodes("11", QUARTERS, 1);
        encodes("", QUARTERS, 0);
        encodes("1", HALVES, 1);
        encodes("01", FOUR, 1);
        encodes("1", FOUR, 2);
        encodes("11", FOUR, 3);
        encodes("01", new int[] {1, 2, 5}, 1); // 1/8 to 3/8
        encodes("001", new int[] {1, 1, 6}, 1); // 1/8 to 2/8
    }

    @Test
    @DisplayName("the next symbol divides the part of the first: 0 1 is 9/16 to 12/16, 1 0 is 12/16 to 15/16")
    void twoSymbols() {
        encodes("101", QUARTERS, 0, 1);
        encodes("11", QUARTERS, 1, 0);
        encodes("1111", QUARTERS, 1, 1); // 15/16
        encodes("", QUARTERS, 0, 0);
        encodes("0111", FOUR, 1, 3);
    }

    @Test
    @DisplayName("the upper end is outside: 0 1 of two equal halves is 1/4 up to 1/2, and its code is 01, not 1")
    void upperEnd() {
        encodes("01", HALVES, 0, 1);
        encodes("001", HALVES, 0, 0, 1);
        encodes("011", HALVES, 0, 1, 1);
    }

    @Test
    @DisplayName("what is certain costs nothing, and no message is no digits")
    void certain() {
        encodes("", new int[] {7}, 0, 0, 0, 0, 0);
        encodes("", BOARD);
        decodes(new int[] {0, 0, 0, 0}, new int[] {7}, "");
        decodes(new int[0], BOARD, "0101");
    }

    @Test
    @DisplayName("back: the number lies in one part after another, with as many digits as you like")
    void back() {
        decodes(new int[] {1}, QUARTERS, "11");
        decodes(new int[] {0}, QUARTERS, "101");
        decodes(new int[] {0, 1}, QUARTERS, "101");
        decodes(new int[] {0, 1, 0, 0}, QUARTERS, "1010000");
        decodes(new int[] {1, 0, 0, 0}, QUARTERS, "11");
        decodes(new int[] {0, 0, 0, 0, 0, 0}, QUARTERS, "");
        decodes(new int[] {12, 12, 0}, BOARD, "11");
    }

    @Test
    @DisplayName("a whole board of 64 squares and random messages, far too long for a double or a long, there and back")
    void longMessages() {
        SplittableRandom random = random();
        for (int length = 4; length <= 64; length += 6) {
            int[] weights = length == 64 ? BOARD : ArithmeticCases.weights(random);
            int[] message = ArithmeticCases.message(random, weights, length);
            String code = ArithmeticCases.code(weights, message);
            compareCode(code, weights, message);
            compareMessage(message, weights, code);
        }
    }

    /** Asks for a code and, in the hidden run, again with weights in the same proportions, which have the same code. */
    private void encodes(String code, int[] weights, int... message) {
        compareCode(code, weights, message);
        alike(random -> compareCode(code, ArithmeticCases.inProportion(random, weights), message));
    }

    /** Asks for a message, in the same way. */
    private void decodes(int[] message, int[] weights, String code) {
        compareMessage(message, weights, code);
        alike(random -> compareMessage(message, ArithmeticCases.inProportion(random, weights), code));
    }

    private void compareCode(String code, int[] weights, int... message) {
        assertThat(answer().encode(weights, message))
                .as("weights %s: the code of %s", Arrays.toString(weights), Arrays.toString(message))
                .isEqualTo(code);
    }

    private void compareMessage(int[] message, int[] weights, String code) {
        assertThat(answer().decode(weights, code, message.length))
                .as("weights %s: %d symbols from \"%s\"", Arrays.toString(weights), message.length, code)
                .isEqualTo(message);
    }

    @Override
    protected void probe(ArithmeticCode answer) {
        SplittableRandom random = new SplittableRandom(12);
        for (int[] weights : new int[][] {QUARTERS, HALVES, FOUR, {1, 2, 5}, {1, 1, 6}, {7}, BOARD}) {
            for (int length = 0; length < 5; length++) {
                int[] message = ArithmeticCases.message(random, weights, length);
                answer.encode(weights.clone(), message.clone());
                answer.decode(weights.clone(), ArithmeticCases.digits(random, 2 * length), length);
            }
        }
        answer.encode(QUARTERS.clone(), new int[] {1, 0});
        answer.encode(HALVES.clone(), new int[] {0, 1});
        int[] board = ArithmeticCases.message(random, BOARD, 64);
        answer.encode(BOARD.clone(), board.clone());
        answer.decode(BOARD.clone(), ArithmeticCases.code(BOARD, board), 64);
    }
}
