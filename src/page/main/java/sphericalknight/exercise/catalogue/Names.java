package sphericalknight.exercise.catalogue;

import sphericalknight.page.ExerciseInPage;

/** In the page: the names that belong together, from the generated list. */
public final class Names {
    private Names() {}

    /** The interface of {@code contract}. */
    public static Class<?> exercise(Class<?> contract) {
        return ExerciseInPage.of(contract).type();
    }
}
