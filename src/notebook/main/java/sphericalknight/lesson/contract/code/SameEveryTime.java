package sphericalknight.lesson.contract.code;

import java.util.List;
import sphericalknight.lesson.Cell;

/** The clock and unseeded chance stay in cells tagged {@code timing}, whose output is not stored. */
public final class SameEveryTime extends ForbiddenText {
    private static final List<Forbidden> FORBIDDEN = List.of(
            Forbidden.of(
                    "\\bSystem\\.(nanoTime|currentTimeMillis)\\b|\\b(Instant|LocalTime|LocalDate|LocalDateTime)\\.now\\b",
                    "%s gives another value on each run",
                    "tag the cell \"timing\", or leave the clock out"),
            Forbidden.of(
                    "\\bnew\\s+(Random|SplittableRandom)\\s*\\(\\s*\\)|\\bMath\\.random\\b|\\bThreadLocalRandom\\b"
                            + "|\\bUUID\\.randomUUID\\b",
                    "%s gives another value on each run",
                    "draw from a generator with a seed, such as new Random(1)"),
            Forbidden.of(
                    "\\bidentityHashCode\\b",
                    "%s gives another value on each run",
                    "show something that belongs to the value"));

    @Override
    List<Forbidden> forbidden() {
        return FORBIDDEN;
    }

    @Override
    boolean concerns(Cell cell) {
        return !cell.has(Cell.TIMING);
    }
}
