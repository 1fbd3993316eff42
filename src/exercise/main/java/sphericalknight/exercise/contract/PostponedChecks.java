package sphericalknight.exercise.contract;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The checks that a test postpones until all its random boards are known, with these boards. They run in ascending order of the number of
 * pieces, then of the board as a number, so the first failure is on the smallest board.
 */
final class PostponedChecks {
    private static final Comparator<Check> ORDER = Comparator.comparingInt(
                    (Check check) -> Long.bitCount(check.pieces()))
            .thenComparing(Check::pieces, Long::compareUnsigned);

    private record Check(long pieces, Runnable run) {}

    private final List<Check> checks = new ArrayList<>();

    void add(long pieces, Runnable check) {
        checks.add(new Check(pieces, check));
    }

    /** Runs all checks, and stops at the first one that throws. */
    void run() {
        checks.sort(ORDER);
        checks.forEach(check -> check.run().run());
    }
}
