package sphericalknight.lesson.lint;

import static sphericalknight.lesson.lint.Rule.code;
import static sphericalknight.lesson.lint.Rule.notebook;
import static sphericalknight.lesson.lint.Rule.text;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.Prose;
import sphericalknight.lesson.TestedRegions;

/** Rules for the text of a lesson: lengths, headings, links, pictures, first and last cell. */
final class ProseRules {
    /** The minimum number of cells, not counting those for answers; a lesson of 30 to 60 cells takes 30 to 45 minutes. */
    private static final int FEWEST_CELLS = 30;

    private static final int MOST_CELLS = 60;
    private static final Set<String> MAY_BE_SHORT = Set.of("00", "03");
    /** The maximum number of words in a text cell; a folded answer counts separately. */
    private static final int MOST_WORDS = 120;
    /** The maximum number of lines of code in a cell; two to six are best. An answer cell may have twice as many. */
    private static final int MOST_LINES = 20;

    private static final int MOST_LINES_OF_AN_ANSWER = 40;
    /** The maximum number of consecutive code cells without text. */
    private static final int MOST_CODE_CELLS_IN_A_ROW = 3;

    private static final Set<String> EMPTY_WORDS = Set.of("", "here", "click here", "link", "this", "this link");
    private static final String REGION = "region:";

    static final List<Rule> ALL = List.of(
            notebook("lesson-length", ProseRules::lessonLength),
            text("text-length", ProseRules::textLength),
            code("code-length", ProseRules::codeLength),
            notebook("code-run", ProseRules::codeRun),
            notebook("headings", ProseRules::headings),
            notebook("links", ProseRules::links),
            notebook("images", ProseRules::images),
            text("tables", ProseRules::tables),
            notebook("frame", ProseRules::frame),
            notebook("regions", ProseRules::regions));

    private ProseRules() {}

    private static void lessonLength(Notebook notebook, Findings findings) {
        long cells = notebook.cells().stream()
                .filter(cell -> !cell.has(Cell.EXERCISE))
                .count();
        boolean mayBeShort = notebook.name().length() > 2
                && MAY_BE_SHORT.contains(notebook.name().substring(0, 2));
        if (cells > MOST_CELLS || (cells < FEWEST_CELLS && !mayBeShort)) {
            findings.addForNotebook(
                    "the lesson has " + cells + " cells, not " + FEWEST_CELLS + " to " + MOST_CELLS,
                    cells > MOST_CELLS ? "move an idea into the next lesson" : "show the steps between");
        }
    }

    private static void textLength(Cell cell, Findings findings) {
        textLength(cell, "the text", Prose.unfolded(cell.source()), findings);
        Prose.folds(cell.source()).forEach(fold -> textLength(cell, "a folded text", fold, findings));
    }

    private static void textLength(Cell cell, String what, String markdown, Findings findings) {
        int words = Prose.of(markdown).words();
        if (words > MOST_WORDS) {
            findings.add(
                    cell,
                    what + " has " + words + " words, more than " + MOST_WORDS,
                    "cut it, or let a picture or a cell of code come between");
        }
    }

    private static void codeLength(Cell cell, Findings findings) {
        long lines = cell.source().lines().count();
        int most = cell.has(Cell.EXERCISE) ? MOST_LINES_OF_AN_ANSWER : MOST_LINES;
        if (lines > most) {
            findings.add(
                    cell,
                    "the code has " + lines + " lines, more than " + most,
                    "split it by idea, or import the finished class");
        } else if (cell.source().isBlank()) {
            findings.add(cell, "the cell is empty", "delete it");
        }
    }

    private static void codeRun(Notebook notebook, Findings findings) {
        int run = 0;
        for (Cell cell : notebook.cells()) {
            run = cell.isCode() ? run + 1 : 0;
            if (run == MOST_CODE_CELLS_IN_A_ROW + 1) {
                findings.add(
                        cell,
                        "it is the fourth code cell in a row",
                        "say between two of them what the reader saw and what comes next");
            }
        }
    }

    /** Checks that there is one title and that no heading level is skipped, because screen readers navigate by headings. */
    private static void headings(Notebook notebook, Findings findings) {
        int level = 0;
        for (Cell cell : textCells(notebook)) {
            for (Prose.Title title : Prose.of(cell.source()).titles()) {
                if (title.level() == 1 && level > 0) {
                    findings.add(cell, "\"" + title.text() + "\" is a second title (#)", "write ## or ###");
                } else if (title.level() > level + 1) {
                    findings.add(
                            cell,
                            "\"" + title.text() + "\" is a heading of level " + title.level() + " below level " + level,
                            "write " + "#".repeat(level + 1));
                }
                level = title.level();
            }
            if (cell.source().contains("</details>\n#")) {
                findings.add(
                        cell,
                        "a heading stands right below </details>, so it is shown with its marks",
                        "put an empty line between them");
            }
        }
        if (level == 0) {
            findings.addForNotebook("it has no title", "begin the first cell with \"# Title\"");
        }
    }

    /** Checks that no link uses http or leads to a missing file, and that the text of each link says where it leads. */
    private static void links(Notebook notebook, Findings findings) {
        for (Cell cell : textCells(notebook)) {
            for (Prose.Reference link : Prose.of(cell.source()).links()) {
                if (EMPTY_WORDS.contains(link.text().toLowerCase())) {
                    findings.add(
                            cell,
                            "the words \"" + link.text() + "\" of the link to " + link.target()
                                    + " do not say where it leads",
                            "name the page");
                }
                if (link.target().startsWith("http:")) {
                    findings.add(cell, "the link to " + link.target() + " is not encrypted", "write https:");
                } else if (isMissing(notebook, link.target())) {
                    findings.add(
                            cell,
                            "the link to " + link.target() + " leads nowhere",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }

    /** Checks that each picture has alternative text, does not come from another host, and exists. */
    private static void images(Notebook notebook, Findings findings) {
        for (Cell cell : textCells(notebook)) {
            for (Prose.Reference image : Prose.of(cell.source()).images()) {
                String target = image.target();
                String picture = "the picture " + (target.length() > 60 ? target.substring(0, 60) + "..." : target);
                if (image.text().isBlank()) {
                    findings.add(
                            cell,
                            picture + " has no alternative text",
                            "say what matters in it: ![a knight on d4 attacks eight squares](...)");
                }
                if (target.matches("https?:.*|//.*")) {
                    findings.add(cell, picture + " comes from another host", "put it into notebooks/pictures/");
                } else if (isMissing(notebook, target)) {
                    findings.add(
                            cell,
                            picture + " does not exist",
                            "name a file that exists, seen from the notebook's folder");
                }
            }
        }
    }

    private static List<Cell> textCells(Notebook notebook) {
        return notebook.cells().stream().filter(Cell::isText).toList();
    }

    /**
     * Whether {@code target} is a path, relative to the notebook's folder, at which there is no file. Absolute paths always count as
     * missing.
     */
    private static boolean isMissing(Notebook notebook, String target) {
        if (target.matches("[a-z][a-z0-9+.-]*:.*") || target.startsWith("#")) {
            return false;
        }
        Path folder = notebook.file().toAbsolutePath().getParent();
        String path = target.replaceFirst("[#?].*$", "");
        return path.isEmpty() || path.startsWith("/") || !Files.exists(folder.resolve(path));
    }

    /** Checks that every column of a table has a name, which a screen reader reads out before each cell. */
    private static void tables(Cell cell, Findings findings) {
        if (Prose.of(cell.source()).hasUnnamedColumn()) {
            findings.add(cell, "a column of a table has no name", "write one into its first row");
        }
    }

    /** Checks that the first cell has a title, a question, the minutes, a picture and the line of links, and that the last cell is text. */
    private static void frame(Notebook notebook, Findings findings) {
        List<Cell> cells = notebook.cells();
        if (cells.isEmpty() || !cells.get(0).isText()) {
            findings.addForNotebook("the first cell is not text", "begin with title, question, picture and minutes");
            return;
        }
        Cell first = cells.get(0);
        FirstCell opening = FirstCell.of(notebook);
        if (!first.source().startsWith("# ")) {
            findings.add(first, "the lesson does not begin with its title", "begin with \"# Title\"");
        }
        if (opening.question().isEmpty()) {
            findings.add(first, "the lesson asks no question", "put one line \"> Which squares ...?\" below the title");
        }
        if (opening.minutes() == 0) {
            findings.add(first, "the minutes are missing", "write \"40 minutes\" somewhere in the first cell");
        }
        if (Prose.of(first.source()).images().isEmpty()) {
            findings.add(first, "the lesson opens without a picture", "show ![what it shows](pictures/NAME.svg)");
        }
        if (first.source().lines().noneMatch(line -> line.endsWith(FirstCell.MARKER))) {
            findings.add(
                    first,
                    "there is no place for the links to the lessons before and after",
                    "end with a line " + FirstCell.MARKER + "; ./course refresh fills it");
        }
        Cell last = cells.get(cells.size() - 1);
        if (!last.isText()) {
            findings.add(last, "the lesson ends with code", "end with recap, questions, sources and what to try next");
        }
    }

    /** Checks that each cell tagged {@code region:NAME} shows the tested code of that region, apart from white space and modifiers. */
    private static void regions(Notebook notebook, Findings findings) {
        TestedRegions regions = TestedRegions.in(findings.course().testedRegions());
        String folder =
                findings.course().relative(findings.course().testedRegions().get(0));
        for (Cell cell : notebook.codeCells()) {
            for (String tag : cell.tags()) {
                if (!tag.startsWith(REGION)) {
                    continue;
                }
                String name = tag.substring(REGION.length());
                boolean known = regions.names().contains(name);
                String difference = known ? regions.difference(name, cell.source()) : "";
                if (!known) {
                    findings.add(
                            cell,
                            "there is no region \"" + name + "\" in " + folder,
                            "write the code there between \"// region " + name
                                    + "\" and \"// endregion\", and test it");
                } else if (!difference.isEmpty()) {
                    findings.add(
                            cell,
                            "the code differs from its tested region \"" + name + "\" (" + difference + ")",
                            "make " + regions.file(name) + " and the cell the same");
                }
            }
        }
    }
}
