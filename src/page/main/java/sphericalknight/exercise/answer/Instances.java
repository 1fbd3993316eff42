package sphericalknight.exercise.answer;

import sphericalknight.page.ExerciseInPage;

/** In the web page: creates objects of contracts only. */
public final class Instances {
    private Instances() {}

    /** A new object of a contract. */
    public static Object create(Class<?> contract) {
        return ExerciseInPage.of(contract).contract();
    }
}
