package sphericalknight.web.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sphericalknight.exercise.check.PlainJson;

/**
 * The answer to a request from an interactive board, as JSON: boards, strips of 64 bits, and facts in words. Sets (bit 0 is a1, bit 63 is
 * h8) are decimal strings, because JavaScript numbers are exact only up to 53 bits.
 */
final class LiveAnswer {
    private final List<Map<String, Object>> boards = new ArrayList<>();
    private final List<Map<String, Object>> strips = new ArrayList<>();
    private final List<List<String>> facts = new ArrayList<>();

    /** Adds a board that shows {@code set}, with the squares of {@code wrong} marked as wrong. */
    LiveAnswer board(String title, long set, long wrong) {
        return board(title, set, wrong, 0);
    }

    /**
     * Adds a board that shows {@code set}, with the squares of {@code wrong} marked as wrong and those of {@code hatched}, which do not
     * matter, hatched.
     */
    LiveAnswer board(String title, long set, long wrong, long hatched) {
        boards.add(PlainJson.fields("title", title, "set", "" + set, "wrong", "" + wrong, "hatch", "" + hatched));
        return this;
    }

    /** Adds a 64-bit word, divided into fields of {@code width} bits with their values. */
    LiveAnswer strip(String title, long word, int width) {
        strips.add(PlainJson.fields("title", title, "word", "" + word, "width", width));
        return this;
    }

    /** Adds a fact: a label and its value. */
    LiveAnswer fact(String what, String value) {
        facts.add(List.of(what, value));
        return this;
    }

    String json() {
        return PlainJson.of(PlainJson.fields("boards", boards, "strips", strips, "facts", facts));
    }
}
