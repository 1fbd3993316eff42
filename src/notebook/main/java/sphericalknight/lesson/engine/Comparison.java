package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Difference.Kind;

/** Compares the stored outputs of a cell with fresh ones. */
public final class Comparison {
    private static final Pattern ALT = Pattern.compile("\\balt=\"([^\"]*)\"");

    private final Cell stored;
    private final List<Difference> differences = new ArrayList<>();

    private Comparison(Cell stored) {
        this.stored = stored;
    }

    /** The differences between stored and fresh outputs; empty if they are equal. */
    public static List<Difference> of(Cell stored, Cell fresh) {
        Comparison comparison = new Comparison(stored);
        comparison.compare(Outputs.normal(stored.outputs()), Outputs.normal(fresh.outputs()));
        return comparison.differences;
    }

    private void compare(List<ObjectNode> before, List<ObjectNode> now) {
        if (!kinds(before).equals(kinds(now))) {
            add(Kind.OUTPUTS, "stored: " + kinds(before) + ", now: " + kinds(now));
            return;
        }
        for (int i = 0; i < now.size(); i++) {
            ObjectNode old = before.get(i);
            ObjectNode fresh = now.get(i);
            switch (fresh.path("output_type").asText()) {
                case "stream" -> texts(Kind.STREAM, old, fresh, "text");
                case "error" -> {
                    texts(Kind.TEXT, old, fresh, "ename");
                    texts(Kind.TEXT, old, fresh, "evalue");
                    if (!old.equals(fresh)) {
                        lines(Kind.TEXT, lines(old), lines(fresh));
                    }
                }
                default -> {
                    texts(Kind.TEXT, (ObjectNode) old.path("data"), (ObjectNode) fresh.path("data"), "text/plain");
                    pictures(
                            old.path("data").path("text/html").asText(),
                            fresh.path("data").path("text/html").asText());
                }
            }
        }
    }

    private void texts(Kind kind, ObjectNode old, ObjectNode fresh, String field) {
        lines(kind, old.path(field).asText(), fresh.path(field).asText());
    }

    private void lines(Kind kind, String old, String fresh) {
        if (!old.equals(fresh)) {
            add(kind, firstDifference(old.split("\n", -1), fresh.split("\n", -1)));
        }
    }

    private void pictures(String old, String fresh) {
        if (!old.equals(fresh)) {
            String was = alt(old);
            String is = alt(fresh);
            add(
                    Kind.PICTURE,
                    was.equals(is) ? "the drawing differs; its alternative text is the same" : quote(was, is));
        }
    }

    private void add(Kind kind, String message) {
        differences.add(new Difference(stored.id(), stored.place(), kind, message));
    }

    private static String firstDifference(String[] old, String[] fresh) {
        for (int i = 0; ; i++) {
            String was = i < old.length ? old[i] : "nothing more";
            String is = i < fresh.length ? fresh[i] : "nothing more";
            if (!was.equals(is)) {
                return (Math.max(old.length, fresh.length) > 1 ? "line " + (i + 1) + ", " : "") + quote(was, is);
            }
        }
    }

    private static String quote(String was, String is) {
        return "stored \"" + shortened(was) + "\", now \"" + shortened(is) + "\"";
    }

    private static String shortened(String text) {
        return text.length() <= 120 ? text : text.substring(0, 117) + "...";
    }

    private static String alt(String html) {
        Matcher alt = ALT.matcher(html);
        return alt.find() ? alt.group(1) : html;
    }

    private static List<String> kinds(List<ObjectNode> outputs) {
        return outputs.stream().map(Comparison::kind).toList();
    }

    private static String kind(ObjectNode output) {
        return switch (output.path("output_type").asText()) {
            case "stream" -> "text on " + output.path("name").asText();
            case "error" -> "an error";
            case "display_data" -> "a picture shown";
            default -> output.path("data").has("text/html") ? "a picture" : "a value";
        };
    }

    private static String lines(ObjectNode error) {
        StringBuilder lines = new StringBuilder();
        error.path("traceback").forEach(line -> lines.append(line.asText()).append('\n'));
        return lines.toString();
    }
}
