package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.PlainJson;

/** What a cell shows, in order. A page has room for so much; the rest is only counted. */
final class CellOutputs {
    private static final int MOST_LINES = 1_000;
    private static final int MOST_PICTURES = 50;
    private static final int MOST_CHARACTERS = 1_000_000;

    private final List<Map<String, Object>> outputs = new ArrayList<>();
    private final StringBuilder printed = new StringBuilder();
    private long lines;
    private long pictures;
    private long characters;
    private long moreLines;
    private long morePictures;
    private long moreCharacters;

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
        if (lines == MOST_LINES) {
            moreLines += count(text, from);
        } else {
            moreCharacters += text.length() - from;
        }
    }

    /** The number of line ends in {@code text} at or after {@code from}. */
    private static long count(String text, int from) {
        long count = 0;
        for (int at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
            count++;
        }
        return count;
    }

    /** Shows a picture, if there is room for it. */
    void show(Picture picture) {
        if (pictures == MOST_PICTURES || characters >= MOST_CHARACTERS) {
            morePictures++;
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
        int shown = Math.min(text.length(), MOST_CHARACTERS);
        moreCharacters += text.length() - shown;
        outputs.add(PlainJson.fields("kind", kind, "text", text.substring(0, shown)));
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
        StringJoiner more = new StringJoiner(", ");
        add(more, moreLines, "line");
        add(more, morePictures, "picture");
        add(more, moreCharacters, "character");
        if (more.length() > 0) {
            add("more", "... and " + more + " more, which this page does not show.");
        }
        return outputs;
    }

    private static void add(StringJoiner more, long count, String what) {
        if (count > 0) {
            more.add(count + " " + what + (count == 1 ? "" : "s"));
        }
    }
}
