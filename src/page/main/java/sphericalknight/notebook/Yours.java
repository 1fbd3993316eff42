package sphericalknight.notebook;

import java.util.function.Function;
import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;

/** In the page: later lessons run on the course's own answers. */
public final class Yours {
    private Yours() {}

    /** Returns {@code ours}, and says so. */
    public static <T> T yours(Class<T> exercise, T ours) {
        return ours(exercise.getName(), ours);
    }

    /** The same for one method of an exercise. */
    public static <T, M> M yours(Class<T> exercise, Function<T, M> method, M ours) {
        return ours(exercise.getName(), ours);
    }

    /** The same for the name of the exercise's interface. */
    public static <T> T ours(String exercise, T ours) {
        for (ExerciseInPage each : ExerciseInPage.all()) {
            if (each.type().getName().equals(exercise)) {
                Exercise terms = each.terms();
                System.out.println(terms.id() + " " + terms.title() + ": ours runs here until yours passes");
            }
        }
        return ours;
    }
}
