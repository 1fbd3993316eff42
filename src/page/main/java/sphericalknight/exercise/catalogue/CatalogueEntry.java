package sphericalknight.exercise.catalogue;

import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;

/**
 * Web page version: one exercise, from the generated list.
 *
 * @param type the interface of the exercise
 */
public record CatalogueEntry(Class<?> type) {
    public Exercise exercise() {
        return ExerciseInPage.of(type).terms();
    }

    /** The id, such as {@code "2.1"}. */
    public String id() {
        return exercise().id();
    }

    /** The contract: the class with the tests. */
    public Class<?> contract() {
        return ExerciseInPage.of(type).contractType();
    }

    /** The name of the file that the learner edits in the page, such as {@code MyKnight.java}. */
    public String answerFile() {
        return "My" + type.getSimpleName() + ".java";
    }

    /** The text of the fingerprints file; empty if there is none. */
    public Optional<String> fingerprints() {
        String text = ExerciseInPage.of(type).fingerprints();
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }
}
