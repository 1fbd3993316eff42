package sphericalknight.grader.sealed;

/** Text that comes from an answer, made harmless: short, and without control characters. */
final class InertText {
    private static final int LINE = 200;
    private static final int MESSAGE = 4000;

    private InertText() {}

    /** One short line. */
    static String line(String text) {
        return cut(
                text.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}\u2028\u2029]+", " ").strip(), LINE);
    }

    /** Some lines, for example boards. */
    static String lines(String text) {
        return cut(
                text.replaceAll("[\\p{Cntrl}\\p{Cf}\\p{Cs}\u2028\u2029&&[^\n]]", " ")
                        .stripTrailing(),
                MESSAGE);
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + " ...";
    }
}
