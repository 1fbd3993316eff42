package sphericalknight.browser.assertions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * An assertion on a value of any type: the part of AssertJ that contracts use, with the same messages. The build puts it in place of all
 * assertions of AssertJ in the class files, so its methods have the parameters of theirs.
 */
public class PageAssert {
    private static final int LINE = 80;
    private static final int MOST_SHOWN = 1000;

    protected final Object actual;
    private String description = "";
    private Supplier<String> message;

    protected PageAssert(Object actual, Class<?> self) {
        this.actual = actual;
    }

    /** Sets the description, which an error message shows in brackets at its start. */
    public PageAssert as(String text, Object... arguments) {
        description = formatted(text, arguments);
        return this;
    }

    /** Sets a message that replaces the standard one. */
    public PageAssert withFailMessage(String text, Object... arguments) {
        return withFailMessage(() -> formatted(text, arguments));
    }

    /** Sets a message that replaces the standard one. */
    public PageAssert withFailMessage(Supplier<String> text) {
        message = text;
        return this;
    }

    /** Returns the description; "" if none has been set. */
    public String descriptionText() {
        return description;
    }

    private static String formatted(String text, Object... arguments) {
        return arguments.length == 0 ? text : String.format(text.replace("%n", "\n"), arguments);
    }

    private PageAssert check(boolean isGood, Supplier<String> words) {
        if (!isGood) {
            String begin = description.isEmpty() ? "" : "[" + description + "] ";
            throw new AssertionError(begin + (message == null ? words.get() : message.get()));
        }
        return this;
    }

    private static String shown(Object value) {
        if (value instanceof Long number) {
            return number + "L";
        }
        if (value instanceof String text) {
            return "\"" + text + "\"";
        }
        if (value instanceof Character letter) {
            return "'" + letter + "'";
        }
        if (isMany(value)) {
            return shown(items(value), value instanceof Collection || value instanceof Object[]);
        }
        return String.valueOf(value);
    }

    /**
     * The text of a list: on one line if it is short or {@code mayBreak} is false, otherwise with one item per line. If there are more than
     * {@value #MOST_SHOWN} items, the middle ones are left out and the text is on one line.
     */
    private static String shown(List<Object> items, boolean mayBreak) {
        List<String> texts = new ArrayList<>();
        items.forEach(each -> texts.add(shown(each)));
        if (texts.size() > MOST_SHOWN) {
            int half = MOST_SHOWN / 2;
            return "[" + String.join(", ", texts.subList(0, half)) + ", ... "
                    + String.join(", ", texts.subList(texts.size() - half, texts.size())) + "]";
        }
        String line = "[" + String.join(", ", texts) + "]";
        return !mayBreak || line.length() <= LINE ? line : "[" + String.join(",\n    ", texts) + "]";
    }

    private static boolean isMany(Object value) {
        return value instanceof Collection || value != null && value.getClass().isArray();
    }

    private static List<Object> items(Object value) {
        List<Object> items = new ArrayList<>();
        if (value instanceof Collection<?> all) {
            items.addAll(all);
        } else if (value instanceof Object[] all) {
            items.addAll(Arrays.asList(all));
        } else if (value instanceof long[] all) {
            Arrays.stream(all).forEach(items::add);
        } else if (value instanceof int[] all) {
            Arrays.stream(all).forEach(items::add);
        } else if (value instanceof byte[] all) {
            for (byte each : all) {
                items.add(each);
            }
        }
        return items;
    }

    /** The elements of the array {@code values} as a list, with ints converted to the type of the actual values. */
    private List<Object> expected(Object values) {
        List<Object> alike = new ArrayList<>();
        for (Object each : items(values)) {
            alike.add(alike(each));
        }
        return alike;
    }

    private Object alike(Object value) {
        if (value instanceof Integer number) {
            if (actual instanceof Long || actual instanceof long[]) {
                return number.longValue();
            }
            if (actual instanceof byte[]) {
                return number.byteValue();
            }
        }
        return value;
    }

    private static boolean isSame(Object one, Object other) {
        return isMany(one) && isMany(other) ? items(one).equals(items(other)) : Objects.equals(one, other);
    }

    public PageAssert isEqualTo(int expected) {
        return isEqualTo((Object) expected);
    }

    public PageAssert isEqualTo(long expected) {
        return isEqualTo((Object) expected);
    }

    public PageAssert isEqualTo(boolean expected) {
        return isEqualTo((Object) expected);
    }

    public PageAssert isEqualTo(String expected) {
        return isEqualTo((Object) expected);
    }

    public PageAssert isEqualTo(Object expected) {
        Object alike = alike(expected);
        return check(isSame(actual, alike), () -> "\nexpected: " + indented(alike) + "\n but was: " + indented(actual));
    }

    private static String indented(Object value) {
        return shown(value).replace("\n", "\n  ");
    }

    public PageAssert isNotNull() {
        return check(actual != null, () -> "\nExpecting actual not to be null");
    }

    public PageAssert isTrue() {
        return check(Boolean.TRUE.equals(actual), () -> "\nExpecting value to be true but was false");
    }

    public PageAssert isZero() {
        return isEqualTo((Object) 0);
    }

    public PageAssert hasSize(int size) {
        int found = items(actual).size();
        return check(found == size, () -> "\nExpected size: " + size + " but was: " + found + " in:\n" + shown(actual));
    }

    public PageAssert hasSameSizeAs(Object other) {
        int size = items(other).size();
        int found = items(actual).size();
        return check(
                found == size,
                () -> "\nActual and expected should have same size but actual size is:\n  " + found
                        + "\nwhile expected size is:\n  " + size + "\nActual was:\n  " + shown(actual)
                        + "\nExpected was:\n  " + shown(other));
    }

    public PageAssert isLessThanOrEqualTo(int most) {
        return compared(((Number) actual).longValue() <= most, "to be less than or equal to", most);
    }

    private PageAssert compared(boolean isGood, String words, Object expected) {
        return check(
                isGood,
                () -> "\nExpecting actual:\n  " + shown(actual) + "\n" + words + ":\n  " + shown(alike(expected))
                        + " ");
    }

    /** Fails unless the elements are exactly these, in this order. */
    public PageAssert containsExactly(int[] all) {
        return exactlyAll(expected(all));
    }

    /** Fails unless the elements are exactly these, in this order. */
    public PageAssert containsExactly(long[] all) {
        return exactlyAll(expected(all));
    }

    /** Fails unless the elements are exactly these, in this order. */
    public PageAssert containsExactly(Object... all) {
        return exactlyAll(expected(all));
    }

    private PageAssert exactlyAll(List<Object> wanted) {
        return check(items(actual).equals(wanted), () -> exactly(wanted));
    }

    private String exactly(List<Object> wanted) {
        List<Object> found = items(actual);
        String begin = "\nExpecting actual:\n  " + shown(actual) + "\nto contain exactly (and in same order):\n  "
                + shown(wanted) + "\n";
        List<Object> missing = new ArrayList<>(wanted);
        found.forEach(missing::remove);
        List<Object> surplus = new ArrayList<>(found);
        wanted.forEach(surplus::remove);
        if (missing.isEmpty() && surplus.isEmpty()) {
            int i = 0;
            while (Objects.equals(found.get(i), wanted.get(i))) {
                i++;
            }
            return "\nActual and expected have the same elements but not in the same order, at index " + i
                    + " actual element was:\n  " + shown(found.get(i)) + "\nwhereas expected element was:\n  "
                    + shown(wanted.get(i)) + "\n";
        }
        if (missing.isEmpty()) {
            return begin + "but some elements were not expected:\n  " + shown(surplus) + "\n";
        }
        if (surplus.isEmpty()) {
            return begin + "but could not find the following elements:\n  " + shown(missing) + "\n";
        }
        return begin + "but some elements were not found:\n  " + shown(missing) + "\nand others were not expected:\n  "
                + shown(surplus) + "\n";
    }

    /** Fails unless the elements are exactly these, in any order, each as many times as given. */
    public PageAssert containsExactlyInAnyOrder(Object... all) {
        List<Object> wanted = expected(all);
        List<Object> left = new ArrayList<>(items(actual));
        boolean isGood = left.size() == wanted.size();
        for (Object each : wanted) {
            isGood &= left.remove(each);
        }
        return compared(isGood, "to contain exactly in any order", wanted);
    }

    /** Fails unless the elements are these and no others, each at least once. */
    public PageAssert containsOnly(Object... all) {
        List<Object> wanted = expected(all);
        return compared(new HashSet<>(items(actual)).equals(new HashSet<>(wanted)), "to contain only", wanted);
    }

    public PageAssert matches(CharSequence pattern) {
        return compared(actual.toString().matches(pattern.toString()), "to match pattern", pattern.toString());
    }
}
