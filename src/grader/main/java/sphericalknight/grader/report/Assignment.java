package sphericalknight.grader.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;

/**
 * What was graded together.
 *
 * @param name {@code spherical-knight} for all exercises, with the numbers of the lessons ({@code spherical-knight-02}) if these lessons
 *     were graded completely, otherwise with the ids of the exercises
 * @param ids the ids of the exercises
 */
record Assignment(String name, List<String> ids) {
    static Assignment of(ClassVerdict verdict) {
        List<String> ids = verdict.students().stream()
                .flatMap(student -> student.exercises().stream())
                .map(ExerciseVerdict::id)
                .distinct()
                .toList();
        return new Assignment(name(ids), ids);
    }

    private static String name(List<String> ids) {
        Map<String, List<String>> lessons = Catalogue.find().entries().stream()
                .map(CatalogueEntry::id)
                .collect(Collectors.groupingBy(Assignment::lesson, LinkedHashMap::new, Collectors.toList()));
        List<String> graded = ids.stream().map(Assignment::lesson).distinct().toList();
        boolean areWhole = graded.stream().allMatch(lesson -> ids.containsAll(lessons.getOrDefault(lesson, ids)));
        if (areWhole && graded.size() == lessons.size()) {
            return "spherical-knight";
        }
        return "spherical-knight-" + String.join("-", areWhole ? graded : ids);
    }

    /** The two-digit number of an exercise's lesson, such as {@code 02} for {@code 2.1}. */
    private static String lesson(String id) {
        return (id.indexOf('.') < 2 ? "0" : "") + id.substring(0, id.indexOf('.'));
    }
}
