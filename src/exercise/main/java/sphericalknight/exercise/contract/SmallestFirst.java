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

    private record Check(long pieces, Runnable run) {}

    private final List<Check> checks = new ArrayList<>();

    void add(long pieces, Runnable check) {
        checks.add(new Check(pieces, check));
    }

    /** Runs and removes all checks; stops at the first one that throws. */
    void run() {
        List<Check> inOrder = new ArrayList<>(checks);
        checks.clear();
        inOrder.sort(ORDER);
        inOrder.forEach(check -> check.run().run());
    }
}
