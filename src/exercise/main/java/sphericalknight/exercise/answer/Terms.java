package sphericalknight.exercise.answer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import sphericalknight.exercise.Exercise;

/**
 * Reads the conditions that answers must meet: the annotation of an exercise and the list of allowed members. The web page replaces this
 * class with one of the same name, because it has neither reflection nor files.
 */
final class Terms {
    private Terms() {}

    /** The annotation of {@code exercise}. */
    static Exercise of(Class<?> exercise) {
        return exercise.getAnnotation(Exercise.class);
    }

    /** The text of {@code allowed.txt}. */
    static String allowed() {
        try (InputStream bytes = Terms.class.getResourceAsStream("allowed.txt")) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("allowed.txt cannot be read", e);
        }
    }
}
