package sphericalknight.exercise.catalogue;

import sphericalknight.page.ExerciseInPage;

/** In the web page: finds the interface of a contract in the generated list of exercises, without reflection. */
public final class Names {
    private Names() {}

    /** The interface of {@code contract}. */
    public static Class<?> exercise(Class<?> contract) {
        return ExerciseInPage.of(contract).type();
    }
}
