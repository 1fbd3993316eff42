package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.PlainJson;

/** What a cell shows, in order. A page has room for so much. */
final class CellOutputs {
    private static final int MOST_LINES = 1_000;
    private static final int MOST_PICTURES = 50;
    private static final int MOST_CHARACTERS = 1_000_000;

    private final List<Map<String, Object>> outputs = new ArrayList<>();
    private final StringBuilder printed = new StringBuilder();
    private long lines;
    private long pictures;
    private long characters;
    private boolean isCut;

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
        isCut |= from < text.length();
    }

    /** Shows a picture, if there is room for it. */
    void show(Picture picture) {
        if (pictures == MOST_PICTURES || characters >= MOST_CHARACTERS) {
            isCut = true;
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
        isCut |= text.length() > MOST_CHARACTERS;
        outputs.add(
                PlainJson.fields("kind", kind, "text", text.substring(0, Math.min(text.length(), MOST_CHARACTERS))));
    }

    private void flush() {
        if (printed.length() > 0) {
            outputs.add(PlainJson.fields("kind", "printed", "text", printed.toString()));
            printed.setLength(0);
        }
    }

    /** All outputs, and last, if something is left out, a line that says so. */
    List<Map<String, Object>> all() {
        flush();
        if (isCut) {
            add("more", "... and more, which this page does not show.");
        }
        return outputs;
    }
}
