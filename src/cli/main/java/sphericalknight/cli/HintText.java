package sphericalknight.cli;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.ResultText;

/** Hints as text for a terminal. */
final class HintText {
    private HintText() {}

    static String hint(CatalogueEntry exercise, int step) {
        String hint = exercise.hints()
                .orElseThrow(() -> new IllegalStateException("exercise " + exercise.id() + " has no hints"))
                .step(step);
        return "Hint " + step + " of " + Hints.STEPS + " for " + exercise.id() + " "
                + exercise.exercise().title() + "\n\n" + ResultText.indented(plain(hint));
    }

    /** Markdown as plain text: without fences and backticks, with code indented. */
    static String plain(String markdown) {
        List<String> lines = new ArrayList<>();
        boolean code = false;
        for (String line : markdown.split("\n", -1)) {
            if (line.startsWith("```")) {
                code = !code;
            } else if (code) {
                lines.add("    " + line);
            } else {
                lines.add(ResultText.wrapped(line.replace("`", "").replace("**", "")));
            }
        }
        return String.join("\n", lines);
    }
}
