package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.Calls.Call;

/** Formats a call as source code, with names for squares and sets instead of bare numbers. */
final class CallText {
    private static final Set<String> SQUARES =
            Set.of("square", "from", "to", "king", "whiteKing", "bishop", "knight", "blackKing", "enPassant");
    private static final Set<String> NUMBERS = Set.of("pairs", "nibbles", "bytes", "magic", "seed", "rank");
    /** The names of parameters that are keys or counts, or arrays of them. */
    private static final Set<String> KEYS = Set.of("key", "keys", "table", "count");

    private static final Set<String> SETS_OF_32 = Set.of("men", "empty", "own", "enemies", "occupied", "diagonal");
    private static final int LONGEST_SET = 10;
    private static final int LONGEST_ARRAY = 12;
    /** The positions of a game need all their keys. */
    private static final int LONGEST_GAME = 24;
    /** How many entries of a longer array are shown. */
    private static final int FIRST_ENTRIES = 3;

    private CallText() {}

    static String of(Call call) {
        List<String> arguments = new ArrayList<>();
        List<String> names = call.method().parameterNames();
        boolean hasCells =
                call.arguments().length > 0 && call.arguments()[0] instanceof int[] board && board.length == 128;
        boolean isDraughts = call.method().exercise().getPackageName().endsWith(".draughts");
        for (int i = 0; i < names.size(); i++) {
            arguments.add(
                    hasCells && call.arguments()[i] instanceof Integer cell
                            ? cell(cell)
                            : value(call.arguments()[i], names.get(i), isDraughts));
        }
        return call.method().name() + "(" + String.join(", ", arguments) + ")";
    }

    /** Returns a cell of a 0x88 board as text: {@code 0x33 (d4)}; without a square if the cell is off the board. */
    private static String cell(int cell) {
        String name = (cell & ~0x77) == 0 ? " (" + Squares.name(8 * (cell >> 4) + (cell & 7)) + ")" : "";
        return "0x%02X".formatted(cell) + name;
    }

    /** Returns a result as text; arrays are shown with all entries. */
    static String whole(Object result) {
        return result != null && result.getClass().isArray()
                ? array(result, Integer.MAX_VALUE, "")
                : value(result, "", false);
    }

    private static String value(Object value, String name, boolean isDraughts) {
        if (value instanceof Long number) {
            if (KEYS.contains(name)) {
                return key(number, name.equals("count"));
            }
            return NUMBERS.contains(name) ? number(number) : set(number);
        }
        if (value instanceof Integer number) {
            if (isDraughts) {
                String text = name.equals("constant") ? "0x%08X".formatted(number) : String.valueOf(number);
                return SETS_OF_32.contains(name) ? setOf32(number) : text;
            }
            boolean isSquare = SQUARES.contains(name) && number >= 0 && number < 64;
            return isSquare ? number + " (" + Squares.name(number) + ")" : String.valueOf(number);
        }
        if (value instanceof String text) {
            return '"' + text + '"';
        }
        return value != null && value.getClass().isArray() ? array(value, LONGEST_ARRAY, name) : String.valueOf(value);
    }

    /** Returns a number as Java has it: in decimal if it is a count or fits in an int, otherwise in hexadecimal. */
    private static String key(long number, boolean isCount) {
        if (number == (int) number) {
            return String.valueOf(number);
        }
        return isCount ? number + "L" : "0x%016XL".formatted(number);
    }

    /** Returns a number in hexadecimal as Java has it: with an {@code L} unless it fits in an int. */
    private static String number(long number) {
        return "0x" + Long.toHexString(number) + (number == (number & Integer.MAX_VALUE) ? "" : "L");
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

    private static String array(Object array, int longest, String name) {
        int length = Array.getLength(array);
        if (length > (name.equals("keys") ? Math.max(longest, LONGEST_GAME) : longest)) {
            boolean isOneValue =
                    IntStream.range(1, length).allMatch(i -> Objects.equals(Array.get(array, i), Array.get(array, 0)));
            if (isOneValue) {
                return "{" + length + " times " + entry(array, 0, name) + "}";
            }
            String type = array.getClass().getComponentType().getSimpleName() + "[" + length + "]";
            return KEYS.contains(name) ? type : type + " " + entries(array, FIRST_ENTRIES, name, ", ...}");
        }
        return entries(array, length, name, "}");
    }

    private static String entries(Object array, int number, String name, String end) {
        return IntStream.range(0, number)
                .mapToObj(i -> entry(array, i, name))
                .collect(Collectors.joining(", ", "{", end));
    }

    private static String entry(Object array, int index, String name) {
        Object entry = Array.get(array, index);
        boolean isNested = entry != null && entry.getClass().isArray();
        return isNested || entry instanceof Long ? value(entry, name, false) : String.valueOf(entry);
    }
}
