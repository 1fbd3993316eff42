package sphericalknight.exercise.catalogue;

import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Names;
import sphericalknight.exercise.platform.Platform;

/**
 * One exercise of the catalogue: the interface, its annotation, and the classes and files found through its name.
 *
 * @param type the interface
 */
public record CatalogueEntry(Class<?> type) {
    /** What the checks know of the exercise. */
    public ExerciseModel model() {
        return Platform.get().exercise(type);
    }

    /** The annotation, with id, title, points and rules. */
    public Exercise exercise() {
        return model().exercise();
    }

    /** The id, for example {@code "2.1"}. */
    public String id() {
        return exercise().id();
    }

    /** The contract: the class with the tests. */
    public Class<?> contract() {
        return model().contract();
    }

    /** The simple name of the learner's class, such as {@code MyKnight}. */
    public String answerName() {
        return Names.answer(type);
    }

    /** The path of the learner's file below {@code exercises/tasks}, such as {@code knight/MyKnight.java}. */
    public String answerFile() {
        return Names.folder(type) + "/" + answerName() + ".java";
    }

    /** The stub: the learner's file as it was handed out; empty if there is none. */
    public Optional<String> stub() {
        return Names.resource(type, answerName() + ".java");
    }

    /** The hints; empty if there are none. */
    public Optional<Hints> hints() {
        return Names.resource(type, type.getSimpleName() + ".md").map(Hints::new);
    }

    /** The text of the file with the fingerprints of the known wrong answers; empty if there is none. */
    public Optional<String> fingerprints() {
        return model().fingerprints();
    }

    /** Compares two ids by lesson, then by number: 2.9 comes before 2.10, which comes before 10.1. */
    public static int compareIds(String a, String b) {
        String[] first = a.split("\\.");
        String[] second = b.split("\\.");
        int lesson = Integer.compare(Integer.parseInt(first[0]), Integer.parseInt(second[0]));
        return lesson != 0 ? lesson : Integer.compare(Integer.parseInt(first[1]), Integer.parseInt(second[1]));
    }
}
