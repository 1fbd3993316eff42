package sphericalknight.web.site;

import java.util.Map;
import java.util.Optional;
import sphericalknight.common.Html;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.page.Chapter;
import sphericalknight.lesson.page.FoldedHints;
import sphericalknight.lesson.page.PageParts;
import sphericalknight.lesson.page.PageText;
import sphericalknight.web.TrainerPage;

/** The parts that the site adds to the lessons' pages: its style, its links, dark pictures, and the exercises with their stubs. */
final class SitePages implements PageParts {
    private static final Map<String, String> FILES =
            Map.of("notebooks/glossary.md", "glossary.html", "LICENSE", "LICENSE.txt");

    /** The lesson and id of the cell that introduces the trainer; the trainer has its own page on the site. */
    private static final String TRAINER = "13-mate-table/trainer";

    /** The position of which that cell speaks. */
    private static final String POSED = "8/8/8/8/B7/7K/4N3/6k1_b";

    private final Catalogue catalogue;
    private final boolean runs;

    /**
     * Creates the parts.
     * @param runs whether lessons and exercises run in the pages
     */
    SitePages(Catalogue catalogue, boolean runs) {
        this.catalogue = catalogue;
        this.runs = runs;
    }

    @Override
    public String head() {
        return "<meta name=\"generator\" content=\"" + Site.GENERATOR + "\">\n" + TrainerPage.ALIVE.head();
    }

    @Override
    public String navigation() {
        return " <span class=\"links\"><a href=\"glossary.html\">Glossary</a>"
                + (runs ? " <a href=\"trainer.html\">Mate trainer</a>" : "") + "</span>";
    }

    @Override
    public String foot() {
        return "<footer class=\"foot\"><p><a href=\"index.html\">Spherical Knight</a> loads nothing from other hosts,"
                + " sets no cookies and counts no visitors. <a href=\"licences.html\">Notices and"
                + " licences</a></p></footer>\n"
                + (runs ? TrainerPage.ALIVE.foot() : "");
    }

    /** Returns the attributes of a cell that the page can run, with its place, and whether it measures times or takes long. */
    @Override
    public String attributes(Notebook lesson, Cell cell) {
        return !runs
                ? ""
                : " data-run=\"" + cell.id() + "\"" + (cell.has(Cell.TIMING) ? " data-timed" : "")
                        + (cell.has(Cell.LONG) ? " data-long" : "");
    }

    @Override
    public String after(Notebook lesson, Cell cell) {
        if (!runs) {
            return "";
        }
        return (lesson.name() + "/" + cell.id()).equals(TRAINER)
                ? "<p class=\"play\"><a class=\"go\" href=\"trainer.html#" + POSED
                        + "\">Play it here, against the table</a></p>\n"
                : LiveBoards.after(lesson.name(), cell.id());
    }

    @Override
    public String address(String path) {
        return FILES.getOrDefault(path, "");
    }

    @Override
    public boolean runs() {
        return runs;
    }

    @Override
    public String timing() {
        return runs
                ? "Run it for the times of this page, which interprets the loops of a cell. Java itself is faster; the"
                        + " same cell in Jupyter shows how much."
                : PageParts.super.timing();
    }

    @Override
    public Optional<Chapter> chapter(Notebook lesson, Cell cell) {
        return exercise(cell)
                .map(exercise -> new Chapter("exercise-" + exercise.id().replace('.', '-'), title(exercise)));
    }

    /**
     * Replaces the cell of an answer with the exercise and its stub, whatever the notebook contains. The cell that checks the answer is
     * left out, because the page has a button for it.
     */
    @Override
    public Optional<String> cell(Notebook lesson, Cell cell) {
        return cell.checked().isPresent() ? Optional.of("") : exercise(cell).map(this::exercise);
    }

    /** The exercise whose answer is written in this cell. */
    private Optional<CatalogueEntry> exercise(Cell cell) {
        return cell.answer()
                .flatMap(name -> catalogue.entries().stream()
                        .filter(entry -> entry.answerName().equals(name))
                        .findFirst());
    }

    private static String name(CatalogueEntry exercise) {
        return "answer-" + exercise.id().replace('.', '-');
    }

    private static String title(CatalogueEntry exercise) {
        return exercise.id() + " " + exercise.exercise().title();
    }

    private String exercise(CatalogueEntry exercise) {
        String id = exercise.id();
        String name = name(exercise);
        int points = exercise.exercise().points();
        String title = Html.escape(title(exercise));
        String stub = exercise.stub().orElseThrow().stripTrailing();
        return "<section class=\"exercise\" id=\"" + name + "\" aria-labelledby=\"" + name + "-title\" data-exercise=\""
                + id
                + "\" data-file=\"exercises/tasks/" + exercise.answerFile() + "\""
                + (runs ? " data-check" : "")
                + ">\n"
                + "<p class=\"title\" id=\"" + name + "-title\">Your turn: " + title
                + (points == 0 ? "" : " <span class=\"points\">" + points + " points</span>") + "</p>\n"
                + "<pre class=\"code\" tabindex=\"0\" aria-label=\"" + exercise.answerName() + ".java\"><code>"
                + PageText.java(stub) + "</code></pre>\n"
                + "<p class=\"alone\">Solve it in your copy of the course, in <code>exercises/tasks/"
                + exercise.answerFile() + "</code>, and check it with <code>./course check " + id + "</code>.</p>\n"
                + FoldedHints.html(exercise, PageText::markdown)
                + "</section>\n";
    }
}
