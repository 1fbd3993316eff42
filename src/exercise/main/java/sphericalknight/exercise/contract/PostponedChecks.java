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

    private record Check(long pieces, Runnable run) {}

    private final Contract<?> contract;
    private final List<Check> checks = new ArrayList<>();
    private boolean isWholeTest;
    private Check failed;

    PostponedChecks(Contract<?> contract) {
        this.contract = contract;
    }

    void add(long pieces, Runnable check) {
        checks.add(new Check(pieces, check));
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
        checks.forEach(this::run);
    }

    private void run(Check check) {
        try {
            check.run().run();
        } catch (RuntimeException | Error e) {
            failed = check;
            throw e;
        }
    }

    /** Whether the test calls its answer in these checks only, so that an answer passes the test if it passes them. */
    public boolean isWholeTest() {
        return isWholeTest;
    }

    /**
     * What the check that failed last throws for {@code answers}, or else, if these checks are the {@linkplain #isWholeTest whole test},
     * the first one that throws; empty if none does.
     */
    public Optional<Throwable> thrown(Answers answers) {
        contract.use(answers);
        Check first = failed;
        try {
            if (first != null) {
                run(first);
            }
            checks.stream().filter(check -> isWholeTest && check != first).forEach(this::run);
            return Optional.empty();
        } catch (Throwable thrown) {
            return Optional.of(thrown);
        }
    }
}
