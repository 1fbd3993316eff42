package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.PlainJson;

/** What a cell shows, in order. A page has room for so much; the rest is counted. */
final class CellOutputs {
    private static final int MOST_LINES = 1_000;
    private static final int MOST_PICTURES = 50;
    private static final int MOST_CHARACTERS = 1_000_000;

    private final List<Map<String, Object>> outputs = new ArrayList<>();
    private final StringBuilder printed = new StringBuilder();
    private long lines;
    private long pictures;
    private long characters;
    private long linesLeft;
    private long picturesLeft;
    private long charactersLeft;

    /** Shows text that the cell prints, as far as there is room. */
    void print(String text) {
        int from = 0;
        while (from < text.length() && lines < MOST_LINES && characters < MOST_CHARACTERS) {
            int end = text.indexOf('\n', from);
            int to = (int) Math.min(end < 0 ? text.length() : end + 1, from + MOST_CHARACTERS - characters);
            printed.append(text, from, to);
            characters += to - from;
            lines += end >= 0 && to == end + 1 ? 1 : 0;
            from = to;
        }
        charactersLeft += text.length() - from;
        for (int end = text.indexOf('\n', from); end >= 0; end = text.indexOf('\n', end + 1)) {
            linesLeft++;
        }
    }

    /** Shows a picture; after the last one that there is room for, pictures are counted and not drawn. */
    void show(Picture picture) {
        if (pictures == MOST_PICTURES || characters >= MOST_CHARACTERS) {
            picturesLeft++;
            return;
        }
        pictures++;
        String html = picture.html();
        characters += html.length() / 8; // a picture is large, but compact on the screen
        add("picture", html);
    }

    /** Adds an output of another kind. */
    void add(String kind, String text) {
        flush();
        String shown = text;
        if (text.length() > MOST_CHARACTERS) {
            shown = text.substring(0, MOST_CHARACTERS);
            charactersLeft += text.length() - MOST_CHARACTERS;
        }
        outputs.add(PlainJson.fields("kind", kind, "text", shown));
    }

    private void flush() {
        if (printed.length() > 0) {
            outputs.add(PlainJson.fields("kind", "printed", "text", printed.toString()));
            printed.setLength(0);
        }
    }

    /** All outputs, and last, if something is left out, a line that says how much. */
    List<Map<String, Object>> all() {
        flush();
        List<String> rest = new ArrayList<>();
        count(rest, linesLeft, "line");
        count(rest, picturesLeft, "picture");
        if (linesLeft == 0) {
            count(rest, charactersLeft, "character");
        }
        if (!rest.isEmpty()) {
            add("more", "... and " + String.join(" and ", rest) + " more, which this page does not show.");
        }
        return outputs;
    }

    private static void count(List<String> rest, long number, String what) {
        if (number > 0) {
            String digits = String.valueOf(number).replaceAll("(?<=\\d)(?=(\\d{3})+$)", ",");
            rest.add(digits + " " + what + (number == 1 ? "" : "s"));
        }
    }
}
