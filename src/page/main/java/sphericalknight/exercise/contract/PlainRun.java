package sphericalknight.exercise.contract;

import java.util.Optional;
import sphericalknight.page.ExerciseInPage;

/** The version for the web page: runs individual tests of a contract. */
public final class PlainRun {
    private PlainRun() {}

    /** The exception or error that a test throws; empty if it passes. */
    public static Optional<Throwable> test(Class<?> contract, String test, Answers answers) {
        return test(contract, test, answers, Optional.empty());
    }

    static Optional<Throwable> test(Class<?> contract, String test, Answers answers, Optional<Calls> watch) {
        ExerciseInPage exercise = ExerciseInPage.of(contract);
        Contract<?> tests = exercise.contract();
        try {
            watch.ifPresentOrElse(calls -> tests.use(answers, calls), () -> tests.use(answers));
            for (int i = 0; i < exercise.tests().length; i++) {
                if (exercise.tests()[i].equals(test)) {
                    exercise.run(tests, i);
                }
            }
            tests.checkSmallestFirst();
            return Optional.empty();
        } catch (Throwable thrown) {
            return Optional.of(thrown);
        }
    }
}
