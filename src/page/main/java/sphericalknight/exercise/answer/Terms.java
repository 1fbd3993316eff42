package sphericalknight.exercise.answer;

import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;
import sphericalknight.page.table.Allowed;

/** Web page version: the conditions that answers must meet, from the generated lists. */
final class Terms {
    private Terms() {}

    static Exercise of(Class<?> exercise) {
        return ExerciseInPage.of(exercise).terms();
    }

    static String allowed() {
        return Allowed.TEXT;
    }
}
