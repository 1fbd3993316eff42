package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.PlainRun;
import sphericalknight.exercise.contract.PostponedChecks;

/** Arrays are handed over, so an answer can change the question. Contracts must not compute what they expect from what is left. */
@DisplayName("An answer that first changes its question to an easier one does not pass")
class ScribblingTest {
    static List<String> withArrays() {
        return Catalogue.find().entries().stream()
                .filter(exercise -> Arrays.stream(exercise.type().getMethods())
                        .flatMap(method -> Arrays.stream(method.getParameterTypes()))
                        .anyMatch(Class::isArray))
                .map(CatalogueEntry::id)
                .toList();
    }

    @ParameterizedTest(name = "exercise {0}")
    @MethodSource("withArrays")
    @DisplayName("every array filled with one number, the right answer for that; and the next answer is not harmed")
    void oneNumber(String id) {
        CatalogueEntry exercise = Catalogue.find().byId(id).orElseThrow();
        Solution solution = Solution.of(exercise);
        for (int number : new int[] {0, 12}) {
            CheckResult result = Checker.check(exercise, new Scribbler(right(solution), number));
            assertThat(result.status()).as("filled with " + number).isEqualTo(Status.FAILED);
        }
        assertThat(Checker.check(exercise, right(solution)).status())
                .as("a right answer afterwards: the contract hands out copies of what it keeps")
                .isEqualTo(Status.PASSED);
    }

    @Test
    @DisplayName(
            "nor does it harm the checks that a test has put off, of which a search for the slip asks the next answer")
    void putOff() {
        int tests = 0;
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            Solution solution = Solution.of(exercise);
            for (TestResult test : ContractRun.planned(exercise.contract())) {
                List<PostponedChecks> postponed = new ArrayList<>();
                PlainRun.test(exercise.contract(), test.method(), new Keeper(right(solution), postponed));
                postponed.removeIf(checks -> !checks.isWholeTest());
                tests += postponed.size();
                for (PostponedChecks checks : postponed) {
                    checks.thrown(new Scribbler(right(solution), 12));
                    assertThat(checks.thrown(right(solution)))
                            .as(exercise.id() + " " + test.method())
                            .isEmpty();
                }
            }
        }
        assertThat(tests).as("tests that put checks off and ask nothing before").isGreaterThan(20);
    }

    private static Answers right(Solution solution) {
        return solution.answers(solution.reference());
    }

    /** Keeps the checks that a test has put off. */
    private record Keeper(Answers honest, List<PostponedChecks> kept) implements Answers {
        @Override
        public <T> T create(Class<T> exercise) throws Throwable {
            return honest.create(exercise);
        }

        @Override
        public <T> T createApart(Class<T> exercise) throws Throwable {
            return honest.createApart(exercise);
        }

        @Override
        public void postponed(PostponedChecks checks) {
            kept.add(checks);
        }
    }

    private record Scribbler(Answers honest, int number) implements Answers {
        @Override
        public <T> T create(Class<T> exercise) throws Throwable {
            return scribbling(exercise, honest.create(exercise));
        }

        @Override
        public <T> T createApart(Class<T> exercise) throws Throwable {
            return scribbling(exercise, honest.createApart(exercise));
        }

        private <T> T scribbling(Class<T> exercise, T answer) {
            return exercise.cast(Proxy.newProxyInstance(
                    exercise.getClassLoader(), new Class<?>[] {exercise}, (proxy, method, arguments) -> {
                        for (Object argument : arguments == null ? new Object[0] : arguments) {
                            scribble(argument);
                        }
                        return call(answer, method, arguments);
                    }));
        }

        private void scribble(Object argument) {
            if (argument instanceof int[] numbers) {
                Arrays.fill(numbers, number);
            } else if (argument instanceof long[] numbers) {
                Arrays.fill(numbers, number);
            } else if (argument instanceof byte[] numbers) {
                Arrays.fill(numbers, (byte) number);
            } else if (argument instanceof String[] texts) {
                Arrays.fill(texts, "");
            } else if (argument instanceof Object[] rows) {
                Arrays.stream(rows).forEach(this::scribble);
            } else if (argument != null && argument.getClass().isArray()) {
                throw new IllegalStateException("how is a "
                        + argument.getClass().getSimpleName() + " of " + Array.getLength(argument) + " filled?");
            }
        }

        private static Object call(Object answer, Method method, Object[] arguments) throws Throwable {
            method.setAccessible(true);
            try {
                return method.invoke(answer, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }
}
