package sphericalknight.exercise.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import sphericalknight.exercise.answer.Instances;

/** Runs single tests of a contract without JUnit, on the calling thread, fast enough to try hundreds of answers in a moment. */
public final class PlainRun {
    private PlainRun() {}

    /** The exception or error that a test throws; empty if it passes. */
    public static Optional<Throwable> test(Class<?> contract, String test, Answers answers) {
        return test(contract, test, answers, Optional.empty());
    }

    static Optional<Throwable> test(Class<?> contract, String test, Answers answers, Optional<Calls> watch) {
        try {
            Contract<?> tests = (Contract<?>) Instances.create(contract);
            watch.ifPresentOrElse(calls -> tests.use(answers, calls), () -> tests.use(answers));
            Method method = contract.getDeclaredMethod(test);
            method.setAccessible(true);
            method.invoke(tests);
            tests.checkSmallestFirst();
            return Optional.empty();
        } catch (InvocationTargetException e) {
            return Optional.of(e.getCause());
        } catch (Throwable thrown) {
            return Optional.of(thrown);
        }
    }
}
