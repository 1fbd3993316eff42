package sphericalknight.exercise.answer;

import sphericalknight.page.ExerciseInPage;

/** Web page version: creates instances of contracts only. */
public final class Instances {
    private Instances() {}

    /** Returns a new instance of {@code contract}. */
    public static Object create(Class<?> contract) {
        return ExerciseInPage.of(contract).contract();
    }
}
