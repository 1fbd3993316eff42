package sphericalknight.draw;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What a cell shows of a value: arrays by their entries instead of an address, also inside of collections and maps. */
public final class Shown {
    private static final int MOST_ENTRIES = 128;
    private static final int DEEPEST = 8;
    /** A larger number in an array of longs is hardly a count, but a set of squares. */
    private static final long LARGEST_COUNT = 1L << 48;

    private Shown() {}

    /**
     * Returns what to show instead of {@code value}: for an array or a collection of pictures, a picture with all of them; for other arrays,
     * collections and maps, a text such as {@code [1, 2, 3]}; otherwise {@code value} itself.
     */
    public static Object of(Object value) {
        boolean hasEntries = value instanceof Collection
                || value instanceof Map
                || value != null && value.getClass().isArray();
        if (!hasEntries) {
            return value;
        }
        List<Object> entries = entries(value);
        boolean isPictures = !entries.isEmpty() && entries.stream().allMatch(entry -> entry instanceof Figure);
        return isPictures ? Draw.column(entries.toArray()) : text(value, 0);
    }

    private static List<Object> entries(Object value) {
        if (value instanceof Collection<?> collection) {
            return new ArrayList<>(collection);
        }
        return value instanceof Object[] array ? Arrays.asList(array) : List.of();
    }

    private static String text(Object value, int depth) {
        if (value != null && value.getClass().isArray()) {
            return array(value, depth);
        }
        if (value instanceof Collection<?> collection && hasArray(collection, depth)) {
            return array(collection.toArray(), depth);
        }
        if (value instanceof Map<?, ?> map && hasArray(map.values(), depth)) {
            List<String> entries = new ArrayList<>();
            map.forEach((key, entry) -> entries.add(key + "=" + text(entry, depth + 1)));
            return "{" + String.join(", ", entries) + "}";
        }
        return String.valueOf(value);
    }

    private static boolean hasArray(Collection<?> values, int depth) {
        return depth < DEEPEST
                && values.stream()
                        .anyMatch(entry -> entry != null && entry.getClass().isArray()
                                || entry instanceof Collection<?> inner && hasArray(inner, depth + 1)
                                || entry instanceof Map<?, ?> map && hasArray(map.values(), depth + 1));
    }

    private static String array(Object array, int depth) {
        int length = Array.getLength(array);
        boolean isOfSets = array instanceof long[] longs
                && Arrays.stream(longs).anyMatch(entry -> entry < -LARGEST_COUNT || entry > LARGEST_COUNT);
        List<String> entries = new ArrayList<>();
        for (int i = 0; i < Math.min(length, MOST_ENTRIES); i++) {
            Object entry = Array.get(array, i);
            entries.add(isOfSets ? Draw.hex((Long) entry) : depth < DEEPEST ? text(entry, depth + 1) : "...");
        }
        if (length > MOST_ENTRIES) {
            entries.add("... and " + (length - MOST_ENTRIES) + " more");
        }
        return "[" + String.join(", ", entries) + "]";
    }
}
