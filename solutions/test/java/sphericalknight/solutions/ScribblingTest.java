package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.PlainRunner;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Answers;

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
            assertThat(statuses(exercise, new Scribbler(right(solution), number)))
                    .as("filled with " + number)
                    .contains(Status.FAILED);
        }
        assertThat(statuses(exercise, right(solution)))
                .as("a right answer afterwards: the contract hands out copies of what it keeps")
                .containsOnly(Status.PASSED);
    }

    private static List<Status> statuses(CatalogueEntry exercise, Answers answers) {
        return new PlainRunner()
                .run(exercise, Set.of(), answers).stream()
                        .map(TestResult::status)
                        .toList();
    }

    private static Answers right(Solution solution) {
        return solution.answers(solution.reference());
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
