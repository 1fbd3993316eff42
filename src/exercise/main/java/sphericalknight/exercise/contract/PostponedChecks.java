package sphericalknight.exercise.contract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The checks that a test postpones until all its random boards are known, with these boards. They run in ascending order of the number of
 * pieces, then of the board as a number, so the first failure is on the smallest board. A search for the slip runs them again with hundreds
 * of changed answers, which is much faster than to draw the boards again.
 */
public final class PostponedChecks {
    private static final Comparator<Check> ORDER = Comparator.comparingInt(
                    (Check check) -> Long.bitCount(check.pieces()))
            .thenComparing(Check::pieces, Long::compareUnsigned);

    private record Check(int number, long pieces, Runnable run) {}

    private final Contract<?> contract;
    private final List<Check> checks = new ArrayList<>();
    private boolean isWholeTest;
    private int hardest = -1;

    PostponedChecks(Contract<?> contract) {
        this.contract = contract;
    }

    void add(long pieces, Runnable check) {
        checks.add(new Check(checks.size(), pieces, check));
    }

    boolean isEmpty() {
        return checks.isEmpty();
    }

    /**
     * Runs all checks, and stops at the first one that throws.
     *
     * @param isWholeTest whether the test has not called its answer before
     */
    void run(boolean isWholeTest) {
        this.isWholeTest = isWholeTest;
        checks.sort(ORDER);
        runHardestFirst();
    }

    private void runHardestFirst() {
        int first = hardest;
        checks.stream().filter(check -> check.number() == first).forEach(this::run);
        checks.stream().filter(check -> check.number() != first).forEach(this::run);
    }

    private void run(Check check) {
        try {
            check.run().run();
        } catch (RuntimeException | Error e) {
            hardest = check.number();
            throw e;
        }
    }

    /** Makes the check that failed last in {@code before}, an earlier run of the same test, the first to run: it will probably fail. */
    public void beginAs(PostponedChecks before) {
        hardest = before.hardest;
    }

    /**
     * Whether the test calls its answer in these checks only. Then an answer passes the test if it passes them, and they hold nothing from
     * an earlier answer.
     */
    public boolean isWholeTest() {
        return isWholeTest;
    }

    /** What the first failing check throws for {@code answers}; empty if none does. Only for a {@linkplain #isWholeTest whole test}. */
    public Optional<Throwable> thrown(Answers answers) {
        contract.use(answers);
        try {
            runHardestFirst();
            return Optional.empty();
        } catch (Throwable thrown) {
            return Optional.of(thrown);
        }
    }
}
