package sphericalknight.exercise.contract;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects an answer's results, right and wrong, for the boards in a contract. During a survey, a wrong board does not fail the test: it is
 * recorded, and the test continues.
 */
public final class Survey {
    private static final int MOST = 20_000;
    private static final ThreadLocal<Survey> RUNNING = new ThreadLocal<>();

    /**
     * A board checked during the survey.
     *
     * @param call the call that returned {@code actual}
     * @param expected the right set of squares
     * @param actual the set returned
     */
    public record Seen(Calls.Call call, long expected, long actual) {}

    /**
     * The result of a survey.
     *
     * @param boards the boards that could be attributed to a call, at most 20,000
     * @param results the results of each method as text, at most three different ones per method
     * @param calls the number of calls of each method that returned
     * @param hasThrown whether a call threw an exception or did not end
     */
    public record Result(
            List<Seen> boards,
            Map<ExerciseMethod, Set<String>> results,
            Map<ExerciseMethod, Integer> calls,
            boolean hasThrown) {}

    private final Map<ExerciseMethod, Set<String>> results = new LinkedHashMap<>();
    private final Map<ExerciseMethod, Integer> counts = new LinkedHashMap<>();
    private final Calls calls = new Calls(this::answered);
    private final List<Seen> seen = new ArrayList<>();

    private Survey() {}

    private void answered(ExerciseMethod method, Object result) {
        Set<String> different = results.computeIfAbsent(method, m -> new LinkedHashSet<>());
        if (different.size() < 3) {
            different.add(CallText.whole(result));
        }
        counts.merge(method, 1, Integer::sum);
    }

    /** Runs these test methods of {@code contract} on the calling thread, and returns what was recorded. */
    public static Result of(Class<?> contract, List<String> tests, Answers answers) {
        Survey survey = new Survey();
        boolean hasThrown = false;
        RUNNING.set(survey);
        try {
            for (String test : tests) {
                Optional<Throwable> end = PlainRun.test(contract, test, answers, Optional.of(survey.calls));
                hasThrown |= end.filter(thrown -> !(thrown instanceof AssertionError))
                        .isPresent();
            }
        } finally {
            RUNNING.remove();
        }
        return new Result(survey.seen, survey.results, survey.counts, hasThrown);
    }

    /**
     * Returns whether a survey is running on this thread. If so, the board is recorded if {@code actual} is the result of the last call.
     */
    static boolean takes(long expected, long actual) {
        Survey survey = RUNNING.get();
        if (survey == null) {
            return false;
        }
        if (survey.seen.size() < MOST) {
            survey.calls.lastThatGave(actual).ifPresent(call -> survey.seen.add(new Seen(call, expected, actual)));
        }
        return true;
    }
}
