package sphericalknight.exercise.check;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The difference between two lists, given as AssertJ prints them, in words. */
final class ListDifference {
    /** The maximum number of entries in a list that is shown: nobody compares longer lists by eye. */
    private static final int LONGEST = 12;
    /** The maximum length of its text. */
    private static final int WIDEST = 80;

    private ListDifference() {}

    /**
     * One or two sentences: the sizes if they differ, and the first entry that is wrong, missing or too much. If both lists are short, they
     * follow below each other. Empty if one of the texts is no list; equal lists are not asked about.
     */
    static Optional<String> of(String expected, String actual) {
        if (!isList(expected) || !isList(actual)) {
            return Optional.empty();
        }
        List<String> right = entries(expected);
        List<String> yours = entries(actual);
        int common = Math.min(right.size(), yours.size());
        int first = 0;
        while (first < common && right.get(first).equals(yours.get(first))) {
            first++;
        }
        String size = right.size() == yours.size()
                ? ""
                : entries(right.size()) + " expected; yours has "
                        + (yours.contains("...") ? "more than a thousand" : yours.size()) + ". ";
        String entry = "";
        if (first < common) {
            boolean sameEntries = right.stream()
                    .sorted()
                    .toList()
                    .equals(yours.stream().sorted().toList());
            entry = (sameEntries ? "The entries are right, but not their order. " : "")
                    + "The first difference is at index " + first + ": it should be " + right.get(first)
                    + ", but yours is "
                    + yours.get(first) + ".";
        } else if (first < right.size()) {
            entry = "The entry at index " + first + ", " + right.get(first) + ", is missing.";
        } else if (first < yours.size()) {
            entry = "The entry at index " + first + ", " + yours.get(first) + ", is too much.";
        }
        boolean isShort = isShort(right) && isShort(yours);
        return Optional.of(size + entry + (isShort ? "\nexpected: " + right + "\nyours:    " + yours : ""));
    }

    private static boolean isShort(List<String> list) {
        return list.size() <= LONGEST && list.toString().length() <= WIDEST;
    }

    private static String entries(int size) {
        return size == 1 ? "One entry is" : size + " entries are";
    }

    private static boolean isList(String text) {
        return text.strip().startsWith("[") && text.strip().endsWith("]");
    }

    private static List<String> entries(String list) {
        String inner = list.strip().substring(1, list.strip().length() - 1).strip();
        return inner.isEmpty()
                ? List.of()
                : Arrays.stream(inner.split(",\\s+")).map(Explanation::value).toList();
    }
}
