package sphericalknight.lesson;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The title, question and duration in a lesson's first cell, from which the lesson tables are generated.
 *
 * <pre>{@code
 * # 02 · The knight and the black holes
 *
 * > How many steps does it take to find every square that eight knights attack?
 *
 * ![a knight on d4 attacks eight squares](pictures/02-knight.svg)
 *
 * You will be able to ... **40 minutes.**
 *
 * <!-- binder -->
 * }</pre>
 *
 * @param title the title without mark-up and number
 * @param question the line quoted below the title; "" if there is none
 * @param minutes the minutes that the lesson takes; 0 if none are named
 */
public record FirstCell(String title, String question, int minutes) {
    /** The marker at the end of the line of links, which {@code ./course refresh} writes. */
    public static final String MARKER = "<!-- binder -->";

    private static final Pattern TITLE = Pattern.compile("^# +(?:\\d\\d · )?(.*)$", Pattern.MULTILINE);
    private static final Pattern QUESTION = Pattern.compile("^> *(.*(?:\\n> *.*)*)", Pattern.MULTILINE);
    private static final Pattern MINUTES = Pattern.compile("(\\d+) +minutes");

    public static FirstCell of(Notebook notebook) {
        String source =
                notebook.cells().isEmpty() ? "" : notebook.cells().get(0).source();
        String question = first(QUESTION, source).replaceAll("\\n> *", " ").replaceAll("\\*\\*|__", "");
        String minutes = first(MINUTES, source);
        return new FirstCell(
                first(TITLE, source).strip(), question.strip(), minutes.isEmpty() ? 0 : Integer.parseInt(minutes));
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }
}
