package sphericalknight.exercise.catalogue;

import sphericalknight.page.ExerciseInPage;

/** Web page version: finds the interface of a contract in the generated list of exercises, without reflection. */
public final class Names {
    private Names() {}

    /** The exercise interface that {@code contract} tests. */
    public static Class<?> exercise(Class<?> contract) {
        return ExerciseInPage.of(contract).type();
    }
}
