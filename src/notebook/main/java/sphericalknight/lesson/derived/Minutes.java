package sphericalknight.lesson.derived;

import java.util.List;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.Prose;

/**
 * Estimates how many minutes a lesson takes, by the course's rule: a minute for every 150 words of text, a minute to run each code cell
 * and look at its output, except for exercise cells, and eight minutes for each exercise done in class; rounded up to a multiple of
 * five. Homework, folded answers and everything from the heading "Appendix" on are extra.
 */
public final class Minutes {
    private static final int WORDS_A_MINUTE = 150;
    private static final int FOR_AN_EXERCISE = 8;
    private static final int STEP = 5;

    private Minutes() {}

    /** The number of minutes that {@code lesson} takes. */
    public static int of(Notebook lesson) {
        return of(
                lesson,
                Catalogue.find().entries().stream()
                        .map(CatalogueEntry::exercise)
                        .toList());
    }

    static int of(Notebook lesson, List<Exercise> exercises) {
        List<Cell> cells = lesson.cells().stream()
                .takeWhile(cell -> !cell.source().startsWith("## Appendix"))
                .toList();
        int words = cells.stream()
                .filter(Cell::isText)
                .mapToInt(cell -> Prose.of(Prose.unfolded(cell.source())).words())
                .sum();
        long runs = cells.stream()
                .filter(cell -> cell.isCode() && !cell.has(Cell.EXERCISE))
                .count();
        long inClass = exercises.stream()
                .filter(exercise -> exercise.inClass() && exercise.lesson().equals(lesson.name()))
                .count();
        double minutes = words / (double) WORDS_A_MINUTE + runs + inClass * FOR_AN_EXERCISE;
        return (int) Math.ceil(minutes / STEP) * STEP;
    }
}
