package sphericalknight.exercise.catalogue;

import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;

/**
 * In the web page: one exercise, from the generated list.
 *
 * @param type the interface
 */
public record CatalogueEntry(Class<?> type) {
    /** The annotation of the exercise. */
    public Exercise exercise() {
        return ExerciseInPage.of(type).terms();
    }

    /** The id, for example {@code "2.1"}. */
    public String id() {
        return exercise().id();
    }

    /** The contract: the class with the tests. */
    public Class<?> contract() {
        return ExerciseInPage.of(type).contractType();
    }

    /** The name of the learner's file, which the page edits: {@code MyKnight.java}. */
    public String answerFile() {
        return "My" + type.getSimpleName() + ".java";
    }

    /** The text of the fingerprints file; empty if there is none. */
    public Optional<String> fingerprints() {
        String text = ExerciseInPage.of(type).fingerprints();
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
