package sphericalknight.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What a cell shows of a value: arrays by their entries instead of an address, also inside of collections and maps. */
public final class CellValue {
    private static final int MOST_ENTRIES = 128;
    private static final int DEEPEST = 8;
    /** A larger number in an array of longs is hardly a count, but a set of squares. */
    private static final long LARGEST_COUNT = 1L << 48;

    private CellValue() {}

    /**
     * Returns what to show instead of {@code value}: for an array or a collection of pictures, a picture with all of them; for other arrays,
     * collections and maps, a text such as {@code [1, 2, 3]}; otherwise {@code value} itself.
     */
    public static Object shown(Object value) {
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
        List<String> entries = array instanceof Object[] objects
                ? Arrays.stream(objects)
                        .limit(MOST_ENTRIES + 1L)
                        .map(entry -> depth < DEEPEST ? text(entry, depth + 1) : "...")
                        .toList()
                : numbers(array);
        int length = array instanceof Object[] objects ? objects.length : entries.size();
        String more = length > MOST_ENTRIES ? ", ... and " + (length - MOST_ENTRIES) + " more]" : "]";
        return "[" + String.join(", ", entries.subList(0, Math.min(entries.size(), MOST_ENTRIES))) + more;
    }

    /** The entries of an array of a primitive type; reflection is out of reach in a page. */
    private static List<String> numbers(Object array) {
        if (array instanceof long[] sets
                && Arrays.stream(sets).anyMatch(set -> Math.abs(set) > LARGEST_COUNT || set == Long.MIN_VALUE)) {
            return Arrays.stream(sets).mapToObj(Draw::hex).toList();
        }
        String all = words(array);
        return all.equals("[]")
                ? List.of()
                : List.of(all.substring(1, all.length() - 1).split(", "));
    }

    private static String words(Object array) {
        if (array instanceof long[] longs) {
            return Arrays.toString(longs);
        } else if (array instanceof int[] ints) {
            return Arrays.toString(ints);
        } else if (array instanceof double[] doubles) {
            return Arrays.toString(doubles);
        } else if (array instanceof boolean[] booleans) {
            return Arrays.toString(booleans);
        } else if (array instanceof byte[] bytes) {
            return Arrays.toString(bytes);
        } else if (array instanceof char[] chars) {
            return Arrays.toString(chars);
        } else if (array instanceof short[] shorts) {
            return Arrays.toString(shorts);
        }
        return Arrays.toString((float[]) array);
    }
}
