package sphericalknight.exercise.answer;

import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;
import sphericalknight.page.table.Allowed;

/** In the page: the terms that answers are judged by, from the generated lists. */
final class Terms {
    private Terms() {}

    static Exercise of(Class<?> exercise) {
        return ExerciseInPage.of(exercise).terms();
    }

    static String allowed() {
        return Allowed.TEXT;
    }
}
