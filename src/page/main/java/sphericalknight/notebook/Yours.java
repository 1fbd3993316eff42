package sphericalknight.notebook;

import java.util.function.Function;
import sphericalknight.exercise.Exercise;
import sphericalknight.page.ExerciseInPage;

/** Web page version: gives later lessons the course's own answers. */
public final class Yours {
    private Yours() {}

    /** Returns {@code ours}, and prints a message that the course's answer is being used. */
    public static <T> T yours(Class<T> exercise, T ours) {
        return ours(exercise.getName(), ours);
    }

    /** Returns {@code ours}, the course's answer for one method of an exercise, and prints a line saying so. */
    public static <T, M> M yours(Class<T> exercise, Function<T, M> method, M ours) {
        return ours(exercise.getName(), ours);
    }

    /** Returns {@code ours}, the course's answer to the exercise with this interface name, and prints a line saying so. */
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
