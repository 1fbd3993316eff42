package sphericalknight.browser.assertions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * An assertion on a value of any type: the part of AssertJ that contracts use, with the same messages. In the class files, the build
 * replaces all assertions of AssertJ with this class, so its methods have AssertJ's parameters.
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
}
