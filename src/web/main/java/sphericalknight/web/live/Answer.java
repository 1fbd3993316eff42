package sphericalknight.web.live;

/**
 * An answer to a live board as JSON: boards, strips of 64 bits, and facts in words. Sets are decimal strings, for JavaScript's numbers have
 * only 53 bits.
 */
final class Answer {
    private final StringBuilder boards = new StringBuilder();
    private final StringBuilder strips = new StringBuilder();
    private final StringBuilder facts = new StringBuilder();

    /** A board with a set of squares, and the squares of it that should not be there. */
    Answer board(String title, long set, long wrong) {
        return board(title, set, wrong, 0);
    }

    /** A board; {@code hatched} squares are outside the question. */
    Answer board(String title, long set, long wrong, long hatched) {
        comma(boards)
                .append("{\"title\":")
                .append(quoted(title))
                .append(",\"set\":\"")
                .append(set);
        boards.append("\",\"wrong\":\"")
                .append(wrong)
                .append("\",\"hatch\":\"")
                .append(hatched)
                .append("\"}");
        return this;
    }

    /** A word of 64 bits in fields of {@code width} bits, each of which is a number. */
    Answer strip(String title, long word, int width) {
        comma(strips)
                .append("{\"title\":")
                .append(quoted(title))
                .append(",\"word\":\"")
                .append(word);
        strips.append("\",\"width\":").append(width).append('}');
        return this;
    }

    /** What is so, and its value. */
    Answer fact(String what, String value) {
        comma(facts)
                .append('[')
                .append(quoted(what))
                .append(',')
                .append(quoted(value))
                .append(']');
        return this;
    }

    String json() {
        return "{\"boards\":[" + boards + "],\"strips\":[" + strips + "],\"facts\":[" + facts + "]}";
    }

    /** A number with 16 hexadecimal digits, as the lessons print it. */
    static String hex(long word) {
        String digits = Long.toHexString(word).toUpperCase();
        return "0x" + "0".repeat(16 - digits.length()) + digits;
    }

    private static StringBuilder comma(StringBuilder list) {
        return list.length() == 0 ? list : list.append(',');
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
