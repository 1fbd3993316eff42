package sphericalknight.exercise.check;

import java.util.LinkedHashMap;
import java.util.Map;

/** Writes JSON without a library, so that it also works in a web page. */
public final class PlainJson {
    private PlainJson() {}

    /** A map of an object's fields, in the order given, from alternating names and values. */
    public static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return fields;
    }

    /**
     * Returns {@code value}, which is not null, as JSON: maps as objects, {@link Iterable}s as arrays, numbers and booleans as such, and
     * everything else as a string.
     */
    public static String of(Object value) {
        StringBuilder json = new StringBuilder();
        write(value, json);
        return json.toString();
    }

    private static void write(Object value, StringBuilder json) {
        if (value instanceof Map<?, ?> fields) {
            json.append('{');
            fields.forEach((name, field) -> {
                separate('{', json);
                quote(name.toString(), json);
                json.append(':');
                write(field, json);
            });
            json.append('}');
        } else if (value instanceof Iterable<?> elements) {
            json.append('[');
            elements.forEach(element -> {
                separate('[', json);
                write(element, json);
            });
            json.append(']');
        } else if (value instanceof Number || value instanceof Boolean) {
            json.append(value);
        } else {
            quote(value.toString(), json);
        }
    }

    /** Appends a comma, unless {@code bracket} has just been written. */
    private static void separate(char bracket, StringBuilder json) {
        json.append(json.charAt(json.length() - 1) == bracket ? "" : ",");
    }

    private static void quote(String text, StringBuilder json) {
        json.append('"');
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') {
                json.append('\\').append(letter);
            } else if (letter == '\n') {
                json.append("\\n");
            } else if (letter < ' ') {
                json.append("\\u00").append(letter < 16 ? "0" : "").append(Integer.toHexString(letter));
            } else {
                json.append(letter);
            }
        }
        json.append('"');
    }
}
