package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.Calls.Call;

/**
 * Formats a call as source code. Unless the exercise says that it is a number, a long is shown as the squares of a set; in draughts, an int
 * is, too. An int beside a 0x88 board is shown as a cell.
 */
final class CallText {
    private static final int LONGEST_SET = 10;
    private static final int LONGEST_ARRAY = 24;
    /** How many entries of a longer array are shown. */
    private static final int FIRST_ENTRIES = 3;

    private static final int CELLS = 128;
    private static final int DRAUGHTS_SQUARES = 32;

    private final boolean areSets;
    private final boolean isDraughts;
    private final boolean hasCells;

    private CallText(boolean areSets, boolean isDraughts, boolean hasCells) {
        this.areSets = areSets;
        this.isDraughts = isDraughts;
        this.hasCells = hasCells;
    }

    static String of(Call call, boolean areSets) {
        boolean isDraughts = call.method().exercise().getPackageName().endsWith(".draughts");
        boolean hasCells =
                call.arguments().length > 0 && call.arguments()[0] instanceof int[] board && board.length == CELLS;
        CallText text = new CallText(areSets, isDraughts, hasCells);
        return call.method().name()
                + Arrays.stream(call.arguments()).map(text::value).collect(Collectors.joining(", ", "(", ")"));
    }

    private String value(Object value) {
        if (value instanceof Long number) {
            return areSets ? set(number) : number(number);
        }
        if (value instanceof Integer number) {
            boolean isSet = isDraughts && (number < 0 || number >= DRAUGHTS_SQUARES);
            return hasCells ? cell(number) : isSet ? setOf32(number) : String.valueOf(number);
        }
        if (value instanceof String text) {
            return '"' + text + '"';
        }
        return value != null && value.getClass().isArray() ? array(value) : String.valueOf(value);
    }

    /** Returns a cell of a 0x88 board as text: {@code 0x33 (d4)}; without a square if the cell is off the board. */
    private static String cell(int cell) {
        String name = (cell & ~0x77) == 0 ? " (" + Squares.name(8 * (cell >> 4) + (cell & 7)) + ")" : "";
        return "0x%02X".formatted(cell) + name;
    }

    /** Returns a number as Java has it: in decimal if it fits in an int, otherwise in hexadecimal. */
    private static String number(long number) {
        return number == (int) number ? String.valueOf(number) : "0x%016XL".formatted(number);
    }

    /** Returns a set as the names of its squares, or of the squares that are not in it; if both are many, as a number. */
    private static String set(long set) {
        if (Long.bitCount(set) <= LONGEST_SET) {
            return "{" + Squares.names(set).strip() + "}";
        }
        if (set == -1) {
            return "all 64 squares";
        }
        return Long.bitCount(~set) <= LONGEST_SET
                ? "all but {" + Squares.names(~set).strip() + "}"
                : "0x%016XL".formatted(set);
    }

    /** Returns the squares of a 32-bit word in draughts' numbering B, unless they are many, and the word itself, as text. */
    private static String setOf32(int set) {
        String word = "0x%08X".formatted(set);
        return Integer.bitCount(set) <= LONGEST_SET ? set(Numbering.B.toBoard(set)) + " = " + word : word;
    }

    private String array(Object array) {
        int length = Array.getLength(array);
        if (length <= LONGEST_ARRAY) {
            return entries(array, length, "}");
        }
        boolean isOneValue =
                IntStream.range(1, length).allMatch(i -> Objects.equals(Array.get(array, i), Array.get(array, 0)));
        return isOneValue
                ? "{" + length + " times " + entry(array, 0) + "}"
                : array.getClass().getComponentType().getSimpleName() + "[" + length + "] "
                        + entries(array, FIRST_ENTRIES, ", ...}");
    }

    private String entries(Object array, int number, String end) {
        return IntStream.range(0, number).mapToObj(i -> entry(array, i)).collect(Collectors.joining(", ", "{", end));
    }

    private String entry(Object array, int index) {
        Object entry = Array.get(array, index);
        return entry instanceof Integer ? entry.toString() : value(entry);
    }
}
