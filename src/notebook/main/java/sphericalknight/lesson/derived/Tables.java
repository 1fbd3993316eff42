package sphericalknight.lesson.derived;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;

/** The tables of all lessons. */
final class Tables {
    private Tables() {}

    /** For README.md: the question of each lesson, and its minutes. */
    static String lessons(List<Notebook> lessons) {
        StringBuilder table = new StringBuilder("| no. | lesson | question | minutes |\n| --- | --- | --- | ---: |\n");
        for (Notebook lesson : lessons) {
            FirstCell opening = FirstCell.of(lesson);
            table.append("| %s | [%s](notebooks/%s.ipynb) | %s | %s |\n"
                    .formatted(
                            lesson.name().substring(0, 2),
                            opening.title(),
                            lesson.name(),
                            opening.question(),
                            minutes(opening)));
        }
        return table.toString();
    }

    /** For TEACHING.md: the minutes of each lesson, its exercises (in class, homework and bonus), and its points. */
    static String plan(List<Notebook> lessons) {
        StringBuilder table = new StringBuilder("| lesson | minutes | in class | homework | bonus | points |\n"
                + "| --- | ---: | --- | --- | --- | ---: |\n");
        for (Notebook lesson : lessons) {
            List<Exercise> here = Catalogue.find().entries().stream()
                    .map(CatalogueEntry::exercise)
                    .filter(exercise -> exercise.lesson().equals(lesson.name()))
                    .toList();
            FirstCell opening = FirstCell.of(lesson);
            table.append("| %s %s | %s | %s | %s | %s | %d |\n"
                    .formatted(
                            lesson.name().substring(0, 2),
                            opening.title(),
                            minutes(opening),
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

    private static String minutes(FirstCell opening) {
        return opening.minutes() == 0 ? "" : Integer.toString(opening.minutes());
    }

    private static String ids(List<Exercise> exercises, Predicate<Exercise> which) {
        return exercises.stream().filter(which).map(Exercise::id).collect(Collectors.joining(", "));
    }
}
