package sphericalknight.solutions;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import sphericalknight.exercise.check.PlainRunner;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Answers;

/** What the tests of an exercise ask the reference with one seed, and what it answers: a list of exchanges for each test. */
record Transcript(long seed, Map<String, List<Exchange>> tests) {
    /** A question and the right answer, both copied at that moment. */
    record Exchange(Method method, Object[] arguments, Object answer) {
        boolean asks(Method other, Object[] others) {
            return method.equals(other) && Arrays.deepEquals(arguments, others);
        }

        boolean isAnsweredBy(Object other) {
            return Arrays.deepEquals(new Object[] {answer}, new Object[] {other});
        }
    }

    /** Whoever answers in place of a learner. */
    interface Answering {
        Object answer(String test, Method method, Object[] arguments) throws Throwable;
    }

    /** Asks the reference of {@code solution}. */
    static Transcript of(Solution solution, long seed) {
        Map<String, List<Exchange>> tests = new TreeMap<>();
        Answers reference = solution.answers();
        Class<?> type = solution.exercise().type();
        passed(solution, seed, (test, method, arguments) -> {
            Object[] copy = (Object[]) copy(arguments);
            Object answer = call(reference.create(type), method, arguments);
            tests.computeIfAbsent(test, name -> new ArrayList<>()).add(new Exchange(method, copy, copy(answer)));
            return answer;
        });
        return new Transcript(seed, tests);
    }

    /** Runs the tests, and returns those that pass. */
    static Set<String> passed(Solution solution, long seed, Answering answering) {
        Answers answers = new Answers() {
            private String running = "";

            @Override
            public <T> T create(Class<T> exercise) {
                return exercise.cast(Proxy.newProxyInstance(
                        exercise.getClassLoader(),
                        new Class<?>[] {exercise},
                        (proxy, method, arguments) ->
                                answering.answer(running, method, arguments == null ? new Object[0] : arguments)));
            }

            @Override
            public long seed() {
                return seed;
            }

            @Override
            public void started(String test) {
                running = test;
            }
        };
        Set<String> passed = new TreeSet<>();
        new PlainRunner()
                .run(solution.exercise(), Set.of(), answers).stream()
                        .filter(test -> test.status() == Status.PASSED)
                        .map(TestResult::method)
                        .forEach(passed::add);
        return passed;
    }

    static Object call(Object answer, Method method, Object[] arguments) throws Throwable {
        try {
            method.setAccessible(true);
            return method.invoke(answer, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Arrays are copied, whatever they hold; other values do not change. */
    static Object copy(Object value) {
        if (value == null || !value.getClass().isArray()) {
            return value;
        }
        Object copy = Array.newInstance(value.getClass().getComponentType(), Array.getLength(value));
        for (int i = 0; i < Array.getLength(value); i++) {
            Array.set(copy, i, copy(Array.get(value, i)));
        }
        return copy;
    }
}
