package sphericalknight.exercise.contract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The checks that a test postpones until all its random boards are known. They run in ascending order of the number of pieces, then of the
 * board as a number, so the first failure is on the smallest board. No check runs more than once.
 */
final class SmallestFirst {
    private static final Comparator<Check> ORDER = Comparator.comparingInt(
                    (Check check) -> Long.bitCount(check.pieces()))
            .thenComparing(Check::pieces, Long::compareUnsigned);

    private record Check(int number, long pieces, Runnable run) {}

    private final List<Check> checks = new ArrayList<>();

    void add(long pieces, Runnable check) {
        checks.add(new Check(checks.size(), pieces, check));
    }

    /** Runs and removes all checks, the {@linkplain Answers#hardestCheck hardest} before the others; stops at the first one that throws. */
    void run(Answers answers) {
        List<Check> rest = new ArrayList<>(checks);
        checks.clear();
        int hardest = answers.hardestCheck();
        if (hardest >= 0 && hardest < rest.size()) {
            run(rest.remove(hardest), answers);
        }
        rest.sort(ORDER);
        rest.forEach(check -> run(check, answers));
    }

    private static void run(Check check, Answers answers) {
        try {
            check.run().run();
        } catch (RuntimeException | Error e) {
            answers.checkFailed(check.number());
            throw e;
        }
    }
}
