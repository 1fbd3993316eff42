package sphericalknight.lesson.derived;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;

/** The table in TEACHING.md: the minutes of each lesson, its exercises (in class, homework and stretch), and its points. */
final class TeachingPlan {
    private TeachingPlan() {}

    /**
     * Returns {@code teaching} with its table between {@code <!-- plan -->} and {@code <!-- /plan -->} up to date; "" if {@code teaching}
     * is empty.
     */
    static String refreshed(String teaching, List<Notebook> lessons) {
        return teaching.isEmpty() ? teaching : ReadmeParts.replaced("TEACHING.md", teaching, "plan", table(lessons));
    }

    private static String table(List<Notebook> lessons) {
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        StringBuilder table = new StringBuilder("| lesson | minutes | in class | homework | stretch | points |\n"
                + "| --- | ---: | --- | --- | --- | ---: |\n");
        for (Notebook lesson : lessons) {
            List<Exercise> here = exercises.stream()
                    .map(CatalogueEntry::exercise)
                    .filter(exercise -> exercise.lesson().equals(lesson.name()))
                    .toList();
            FirstCell opening = FirstCell.of(lesson);
            table.append("| %s %s | %s | %s | %s | %s | %d |\n"
                    .formatted(
                            lesson.name().substring(0, 2),
                            opening.title(),
                            opening.minutes() == 0 ? "" : opening.minutes(),
                            ids(here, Exercise::inClass),
                            ids(here, exercise -> !exercise.inClass() && !exercise.bonus()),
                            ids(here, exercise -> !exercise.inClass() && exercise.bonus()),
                            here.stream()
                                    .filter(exercise -> !exercise.bonus())
                                    .mapToInt(Exercise::points)
                                    .sum()));
        }
        return table.toString();
    }

    private static String ids(List<Exercise> exercises, Predicate<Exercise> which) {
        return exercises.stream().filter(which).map(Exercise::id).collect(Collectors.joining(", "));
    }
}
