package sphericalknight.exercises.bitboards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.chess.board.Mirror;
import sphericalknight.exercise.contract.Contract;

/** Every drawing is welcome. The number has to agree with it, so no table of right answers exists. */
class InitialsContract extends Contract<Initials> {
    private static final long LOWER_HALF = 0x0000_0000_FFFF_FFFFL;
    private static final long EVERY_SECOND_DIGIT = 0x0F0F_0F0F_0F0F_0F0FL;

    /** What a misreading of the rule makes of a drawing. */
    private static final Map<String, LongUnaryOperator> MISREADINGS = new LinkedHashMap<>();

    static {
        MISREADINGS.put("lines read from the right", Mirror::leftRight);
        MISREADINGS.put("top line last", Mirror::topBottom);
        MISREADINGS.put("top line last, read from the right", Long::reverse);
        MISREADINGS.put("digits of a rank swapped", InitialsContract::digitsSwapped);
        MISREADINGS.put("bits of a digit reversed", set -> Mirror.leftRight(digitsSwapped(set)));
        MISREADINGS.put("two digits for a file", Mirror::diagonal);
        MISREADINGS.put("one digit pair too far left", set -> set << 8);
        MISREADINGS.put("without the lower half", set -> set >>> 32);
        MISREADINGS.put("without the upper half", set -> set & LOWER_HALF);
        MISREADINGS.put("ones in the upper half", set -> set | ~LOWER_HALF);
        MISREADINGS.put("complement", set -> ~set);
    }

    private long drawn;

    @Test
    @DisplayName("the last eight digits are the four lines at the bottom")
    void lowerHalf() {
        digits("last", 3, 0);
    }

    @Test
    @DisplayName("the first eight digits are the four lines at the top")
    void upperHalf() {
        digits("first", 7, 4);
    }

    @Test
    @DisplayName("the number shows your initials on the board")
    void onTheBoard() {
        long word = answer().word();
        assertBoard(word).as("word()").isEqualTo(drawing());
    }

    /** Compares eight digits of the word with the drawing, one rank after the other, and shows the sum for the first that differs. */
    private void digits(String which, int highest, int lowest) {
        long word = answer().word();
        long drawing = drawing();
        for (int rank = highest; rank >= lowest; rank--) {
            long expected = drawing >>> 8 * rank & 0xFF;
            long yours = word >>> 8 * rank & 0xFF;
            if (yours != expected) {
                String words =
                        "Look at the %s eight digits of word(), 0x%016X: rank %d is drawn \"%s\", which is %s, in"
                                + " hexadecimal 0x%02X. Yours has 0x%02X there.";
                assertBoard(word)
                        .as(words.formatted(which, word, rank + 1, line(expected), sum(expected), expected, yours))
                        .isEqualTo(drawing);
            }
        }
    }

    private long drawing() {
        String drawing = answer().drawing();
        assertThat(drawing).withFailMessage("drawing() returns null.").isNotNull();
        long set;
        try {
            set = Squares.parse(drawing);
        } catch (IllegalArgumentException e) {
            throw new AssertionError("drawing() cannot be read: " + e.getMessage() + ".");
        }
        int below = Long.bitCount(set & LOWER_HALF);
        int above = Long.bitCount(set & ~LOWER_HALF);
        assertThat(below >= 4 && above >= 4)
                .withFailMessage(
                        "drawing() has %d squares in the upper half of the board and %d in the lower half; there must be at"
                                + " least 4 in each.",
                        above, below)
                .isTrue();
        return set;
    }

    /** A rank as in a drawing, such as 1.1..... for 5. */
    private static String line(long rank) {
        return Squares.text(rank).split("\n")[7].replace(" ", "");
    }

    /** The values of the squares of a rank, such as "1 + 4" for 5. */
    private static String sum(long rank) {
        StringBuilder sum = new StringBuilder();
        for (int file = 0; file < 8; file++) {
            if ((rank & 1L << file) != 0) {
                sum.append(sum.isEmpty() ? "" : " + ").append(1 << file);
            }
        }
        return sum.isEmpty() ? "0" : sum.toString();
    }

    @Override
    protected void probe(Initials answer) {
        answer.drawing();
        answer.word();
    }

    /** Keeps how the word differs from the drawing, which is another one for everybody. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        if (result instanceof String drawing) {
            drawn = Squares.parse(drawing);
            return "drawn";
        }
        long word = (long) result;
        if (word == drawn) {
            return "right";
        }
        for (Map.Entry<String, LongUnaryOperator> each : MISREADINGS.entrySet()) {
            if (each.getValue().applyAsLong(drawn) == word) {
                return each.getKey();
            }
        }
        return result;
    }

    private static long digitsSwapped(long word) {
        return (word & EVERY_SECOND_DIGIT) << 4 | word >>> 4 & EVERY_SECOND_DIGIT;
    }
}
