package sphericalknight.grader.submission;

import sphericalknight.grader.report.text.PlainText;

/** Makes names that a student chose safe to show in a report. */
public final class Shown {
    private static final int LONGEST = 80;

    private Shown() {}

    /**
     * Returns {@code name} on one line, shortened if it is long; invisible characters and those that reverse the text direction become
     * question marks.
     */
    public static String name(String name) {
        StringBuilder shown = new StringBuilder();
        int count = 0;
        for (int i = 0; i < name.length() && count < LONGEST; count++) {
            int point = name.codePointAt(i);
            shown.appendCodePoint(PlainText.isHarmless(point) ? point : '?');
            i += Character.charCount(point);
        }
        return shown.length() < name.length() && count == LONGEST ? shown + "..." : shown.toString();
    }
}
