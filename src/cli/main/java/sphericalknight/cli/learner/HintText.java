package sphericalknight.cli.learner;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.ResultText;

/** Formats hints as text for a terminal. */
public final class HintText {
    private static final Pattern EMPHASIS =
            Pattern.compile("(?<![\\w*])\\*{1,2}(?=\\S)([^*]*[^*\\s])\\*{1,2}(?![\\w*])");

    private HintText() {}

    /**
     * Returns a hint with its heading. Lines of prose have at most {@code width} characters; the heading, code and diagrams are not
     * wrapped.
     */
    public static String hint(CatalogueEntry exercise, int step, int width) {
        String hint = exercise.hints()
                .orElseThrow(() -> new IllegalStateException("exercise " + exercise.id() + " has no hints"))
                .step(step);
        return "Hint " + step + " of " + Hints.STEPS + " for " + exercise.id() + " "
                + exercise.exercise().title() + "\n\n" + ResultText.indented(plain(hint, width - 6));
    }

    /**
     * Converts Markdown to plain text: without fences, backticks or the asterisks of emphasis, with code indented and prose wrapped at
     * {@code width}.
     */
    static String plain(String markdown, int width) {
        List<String> lines = new ArrayList<>();
        boolean code = false;
        for (String line : markdown.split("\n", -1)) {
            if (line.startsWith("```")) {
                code = !code;
            } else if (code) {
                lines.add("    " + line);
            } else {
                lines.add(ResultText.wrapped(
                        EMPHASIS.matcher(line).replaceAll("$1").replace("`", ""), width));
            }
        }
        return String.join("\n", lines);
    }
}
