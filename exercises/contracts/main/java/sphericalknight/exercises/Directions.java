package sphericalknight.exercises;

import static sphericalknight.bits.Squares.name;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.bits.Squares;

/** Describes how a learner's set of a piece's squares differs from the right one, by direction or by step. */
public final class Directions {
    private static final int[][] ALL = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    private static final int MOST = 4;

    private Directions() {}

    /**
     * Describes what is wrong with a slider's squares in each direction, such as {@code "; yours: left: nothing; up: it goes on behind the
     * piece on d7"}. Only the first four mistakes are described; the others are counted. Bit 0 of a set is a1.
     *
     * @param from the square of the slider
     * @param occupied the squares of the pieces that may block the slider
     * @param expected the right squares
     * @param yours the learner's squares
     * @return the description for the end of a message; "" if there is no difference
     */
    public static String ofSlider(int from, long occupied, long expected, long yours) {
        if (expected == yours) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        long lines = 0;
        for (int[] direction : ALL) {
            long ray = 0;
            int stop = from;
            for (int to = next(from, direction); to >= 0; to = next(to, direction)) {
                ray |= 1L << to;
                stop = (expected >>> to & 1) != 0 ? to : stop;
            }
            lines |= ray;
            String part = part(from, stop, direction, occupied, expected & ray, yours & ray);
            if (!part.isEmpty()) {
                parts.add(words(direction[0], direction[1], false) + ":" + part);
            }
        }
        if ((yours & 1L << from & ~expected) != 0) {
            parts.add("it has its own square");
        }
        long beside = yours & ~lines & ~(1L << from);
        if (beside != 0) {
            parts.add(Squares.names(beside & -beside).strip() + " lies on none of its lines");
        }
        return sentence(parts);
    }

    private static String part(int from, int stop, int[] direction, long occupied, long expected, long yours) {
        long missing = expected & ~yours;
        long tooMuch = yours & ~expected;
        if (missing != 0 && tooMuch != 0) {
            return " the squares are wrong";
        }
        if (missing != 0) {
            int first = first(from, direction, missing);
            boolean isLastOne = missing == 1L << stop && (occupied & missing) != 0;
            return yours == 0 && !isLastOne
                    ? " nothing"
                    : isLastOne ? " it ends before the piece on " + name(first) : " " + name(first) + " is missing";
        }
        if (tooMuch != 0) {
            int first = first(from, direction, tooMuch);
            if (stop != from && (occupied >>> stop & 1) != 0) {
                return " it goes on behind the piece on " + name(stop);
            }
            return (occupied >>> first & 1) != 0
                    ? " it goes onto the piece on " + name(first)
                    : " " + name(first) + " is too much";
        }
        return "";
    }

    /**
     * Describes what is wrong with a leaper's squares, such as {@code "; yours: the step 2 down and 1 left is missing"}; "" if there is no
     * difference.
     */
    public static String ofLeaper(int from, long expected, long yours) {
        List<String> parts = new ArrayList<>();
        long missing = expected & ~yours;
        for (int[] direction : ALL) {
            long side = expected & side(from, direction);
            boolean isStraight = direction[0] == 0 || direction[1] == 0;
            if (parts.isEmpty() && isStraight && side != 0 && side == missing && Long.bitCount(side) > 1) {
                parts.add("all steps " + words(direction[0], direction[1], false) + " are missing");
            }
        }
        if (parts.isEmpty()) {
            steps(from, missing, "missing", parts);
        }
        steps(from, yours & ~expected, "too much", parts);
        return sentence(parts);
    }

    private static void steps(int from, long squares, String what, List<String> parts) {
        List<String> steps = new ArrayList<>();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            steps.add(words(to % 8 - from % 8, to / 8 - from / 8, true));
        }
        if (!steps.isEmpty()) {
            int more = steps.size() - MOST;
            parts.add((steps.size() > 1 ? "the steps " : "the step ")
                    + String.join(", ", steps.subList(0, Math.min(MOST, steps.size())))
                    + (more > 0 ? " and " + more + " more" : "")
                    + (steps.size() > 1 ? " are " : " is ")
                    + what);
        }
    }

    /**
     * The squares on the side of {@code from} to which {@code direction} (files, ranks) points: left, right, above or below; for a diagonal
     * direction, the union of two sides. Bit 0 is a1.
     */
    private static long side(int from, int[] direction) {
        long side = 0;
        for (int to = 0; to < 64; to++) {
            boolean isThere = (to % 8 - from % 8) * direction[0] > 0 || (to / 8 - from / 8) * direction[1] > 0;
            side |= isThere ? 1L << to : 0;
        }
        return side;
    }

    private static String sentence(List<String> parts) {
        if (parts.isEmpty()) {
            return "";
        }
        int more = parts.size() - MOST;
        return "; yours: " + String.join("; ", parts.subList(0, Math.min(MOST, parts.size())))
                + (more > 0 ? "; and " + more + " more" : "");
    }

    /** The square one step from {@code from} in {@code direction} (files, ranks); -1 if it is off the board. */
    private static int next(int from, int[] direction) {
        int file = from % 8 + direction[0];
        int rank = from / 8 + direction[1];
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
    }

    /** The first square of {@code squares} on the way from {@code from} in a direction; there must be one. */
    private static int first(int from, int[] direction, long squares) {
        int to = next(from, direction);
        while ((squares >>> to & 1) == 0) {
            to = next(to, direction);
        }
        return to;
    }

    private static String words(int files, int ranks, boolean withNumbers) {
        String up = ranks == 0 ? "" : (withNumbers ? Math.abs(ranks) + " " : "") + (ranks > 0 ? "up" : "down");
        String right = files == 0 ? "" : (withNumbers ? Math.abs(files) + " " : "") + (files > 0 ? "right" : "left");
        return up + (up.isEmpty() || right.isEmpty() ? "" : " and ") + right;
    }
}
