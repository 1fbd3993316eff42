package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Consumer;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.PlainJson;

/** The outputs of a cell, in order. A page's space is limited: from the first output that does not fit, outputs are only counted. */
final class CellOutputs {
    private static final int MOST_LINES = 1_000;
    private static final int MOST_PICTURES = 50;
    private static final int MOST_CHARACTERS = 1_000_000;

    private final List<Map<String, Object>> outputs = new ArrayList<>();
    private final Consumer<Map<String, Object>> listener;
    private final StringBuilder printed = new StringBuilder();
    /** How much of {@link #printed} the listener knows. */
    private int told;

    private long lines;
    private long pictures;
    private long characters;
    private long moreLines;
    private long morePictures;
    private long moreCharacters;

    /**
     * Creates an empty list.
     *
     * @param listener receives each output while the cell runs; of what is printed, the new lines
     */
    CellOutputs(Consumer<Map<String, Object>> listener) {
        this.listener = listener;
    }

    /** Shows text that the cell prints, as far as there is room. */
    void print(String text) {
        int from = 0;
        while (from < text.length() && lines < MOST_LINES && characters < MOST_CHARACTERS && !isFull()) {
            int end = text.indexOf('\n', from);
            int to = (int) Math.min(end < 0 ? text.length() : end + 1, from + MOST_CHARACTERS - characters);
            printed.append(text, from, to);
            characters += to - from;
            lines += end >= 0 && to == end + 1 ? 1 : 0;
            from = to;
        }
        long ends = lineEnds(text, from);
        if (ends > 0 && (lines == MOST_LINES || morePictures > 0)) {
            moreLines += ends;
        } else {
            moreCharacters += text.length() - from;
        }
        if (printed.length() > told && printed.charAt(printed.length() - 1) == '\n') {
            tell();
        }
    }

    /** Whether something has been left out. */
    private boolean isFull() {
        return moreLines + morePictures + moreCharacters > 0;
    }

    /** The number of line ends in {@code text} at or after {@code from}. */
    private static long lineEnds(String text, int from) {
        long count = 0;
        for (int at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
            count++;
        }
        return count;
    }

    /** Shows a picture, if there is room for it. */
    void show(Picture picture) {
        if (pictures == MOST_PICTURES || characters >= MOST_CHARACTERS || isFull()) {
            morePictures++;
            return;
        }
        pictures++;
        String html = picture.html();
        characters += html.length() / 8; // a picture is large, but compact on the screen
        flush();
        put("picture", html);
        listener.accept(outputs.get(outputs.size() - 1));
    }

    /** Adds what a cell ends with, a value or an error, after the line that says how much is left out. */
    void end(String kind, String text) {
        tellMore();
        int shown = Math.min(text.length(), MOST_CHARACTERS);
        moreCharacters += text.length() - shown;
        put(kind, text.substring(0, shown));
    }

    /** All outputs, and, if something is left out, a line that says how much. */
    List<Map<String, Object>> all() {
        tellMore();
        return outputs;
    }

    private void put(String kind, String text) {
        outputs.add(PlainJson.fields("kind", kind, "text", text));
    }

    private void tell() {
        listener.accept(PlainJson.fields("kind", "printed", "text", printed.substring(told)));
        told = printed.length();
    }

    private void flush() {
        if (printed.length() > 0) {
            if (printed.length() > told) {
                tell();
            }
            put("printed", printed.toString());
            printed.setLength(0);
            told = 0;
        }
    }

    /** Adds the line that says how much is left out, if anything is. */
    private void tellMore() {
        flush();
        StringJoiner more = new StringJoiner(", ");
        add(more, moreLines, "line");
        add(more, morePictures, "picture");
        add(more, moreCharacters, "character");
        if (more.length() > 0) {
            put("more", "... and " + more + " more, which this page does not show.");
        }
        moreLines = 0;
        morePictures = 0;
        moreCharacters = 0;
    }

    private static void add(StringJoiner more, long count, String what) {
        if (count > 0) {
            more.add(count + " " + what + (count == 1 ? "" : "s"));
        }
    }
}
