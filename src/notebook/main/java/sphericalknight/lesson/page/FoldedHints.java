package sphericalknight.lesson.page;

import java.util.List;
import java.util.function.UnaryOperator;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;

/** The hints of an exercise as HTML, each folded inside the previous one, so that none is read too early. */
public final class FoldedHints {
    private FoldedHints() {}

    /**
     * The hints of an exercise; "" if it has none.
     *
     * @param toHtml converts a hint from Markdown
     */
    public static String html(CatalogueEntry exercise, UnaryOperator<String> toHtml) {
        List<String> steps = exercise.hints().map(Hints::steps).orElse(List.of());
        String html = "";
        for (int step = steps.size(); step > 0; step--) {
            html = "<details style=\"margin-top:8px\"><summary style=\"display:list-item;cursor:pointer\">"
                    + (step == 1 ? "A hint" : "Another hint") + " (" + step + " of " + steps.size() + ")</summary>"
                    + toHtml.apply(steps.get(step - 1)) + html + "</details>";
        }
        return html;
    }
}
