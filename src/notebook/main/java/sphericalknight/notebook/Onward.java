package sphericalknight.notebook;

import java.util.List;
import java.util.Optional;
import java.util.Properties;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Html;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;

/** What a learner reads after a pass in a notebook: what the exercise was good for, the next exercise, and the number of those passed. */
final class Onward {
    private final CatalogueEntry passed;
    private final Catalogue catalogue = Catalogue.find();
    private final Optional<CoursePaths> paths;
    private final Properties inFiles;

    Onward(CatalogueEntry passed) {
        this.passed = passed;
        this.paths = PassedInNotebook.course();
        this.inFiles = paths.map(ProgressFile::read).orElseGet(Properties::new);
    }

    private boolean isPassed(CatalogueEntry exercise) {
        return exercise.equals(passed)
                || inFiles.getProperty(exercise.id(), "").contains(" PASSED ")
                || paths.filter(course -> PassedInNotebook.isPassed(course, exercise))
                        .isPresent();
    }

    private Optional<CatalogueEntry> next() {
        return catalogue.after(passed, this::isPassed);
    }

    private String progress() {
        List<CatalogueEntry> all = catalogue.entries();
        long number = all.stream().filter(this::isPassed).count();
        return paths.isPresent() ? " " + number + " of " + all.size() + " exercises passed." : "";
    }

    private String purpose() {
        return passed.hints().map(Hints::purpose).orElse("");
    }

    String text() {
        String next = next().map(each -> "Next: " + title(each) + " (" + place(each) + ").")
                .orElse("");
        return (purpose() + "\n" + next + progress()).strip();
    }

    /** The same as HTML, with a link to the lesson of the next exercise if it is another one. */
    String html() {
        String next = next().map(each -> "Next: " + Html.escape(title(each)) + " ("
                        + (isHere(each)
                                ? place(each)
                                : "<a href=\"" + Html.escape(each.exercise().lesson()) + ".ipynb\">"
                                        + Html.escape(place(each)) + "</a>")
                        + ").")
                .orElse("");
        return "<p>" + Html.escape(purpose()) + "</p><p>" + (next + progress()).strip() + "</p>";
    }

    private static String title(CatalogueEntry exercise) {
        return exercise.id() + " " + exercise.exercise().title();
    }

    private boolean isHere(CatalogueEntry exercise) {
        return exercise.exercise().lesson().equals(passed.exercise().lesson());
    }

    private String place(CatalogueEntry exercise) {
        return isHere(exercise)
                ? "in this lesson"
                : "in lesson " + exercise.exercise().lesson();
    }
}
