package sphericalknight.solutions.draughts;

import java.util.Collection;
import java.util.TreeSet;
import sphericalknight.draughts.Diagonals;
import sphericalknight.exercises.draughts.KingCapture;

/**
 * Exercise 11.4, solved: a capture that continues is again a capture, with one more piece captured. A recursive call returns whether the
 * king could continue; the capture may end only if it cannot continue from any landing square.
 *
 * <p>Other ways: look up the line in a table instead of walking (as the library's {@code Captures} does), and examine a second victim on
 * the same line once instead of from every square before it. For short captures the walk is just as fast.
 */
public class KingCaptureSolution implements KingCapture {
    @Override
    public long[] captures(int king, int own, int enemies) {
        Collection<Long> results = new TreeSet<>();
        goOn(king, own | enemies, enemies, results, 0);
        return results.stream().mapToLong(Long::longValue).toArray();
    }

    /** Adds the results of continuing a capture from {@code here}; false if no further piece can be captured. */
    private boolean goOn(int here, int occupied, int enemies, Collection<Long> results, int captured) {
        boolean found = false;
        for (int direction = 0; direction < 4; direction++) {
            found |= take(here, direction, occupied, enemies, results, captured);
        }
        return found;
    }

    boolean take(int here, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
        int victim = firstMan(here, direction, occupied);
        int first = Diagonals.step(victim, direction) & ~occupied;
        if ((victim & enemies & ~captured) == 0 || first == 0) {
            return false;
        }
        land(first, direction, occupied, enemies, results, captured | victim);
        return true;
    }

    int firstMan(int here, int direction, int occupied) {
        int man = Diagonals.step(1 << here, direction);
        while ((man & ~occupied) != 0) {
            man = Diagonals.step(man, direction);
        }
        return man;
    }

    void land(int first, int direction, int occupied, int enemies, Collection<Long> results, int captured) {
        boolean goesOn = false;
        for (int square = first; square != 0; square = Diagonals.step(square, direction) & ~occupied) {
            goesOn |= goOn(Integer.numberOfTrailingZeros(square), occupied, enemies, results, captured);
        }
        if (!goesOn) {
            end(first, direction, occupied, results, captured);
        }
    }

    static void end(int first, int direction, int occupied, Collection<Long> results, int captured) {
        for (int square = first; square != 0; square = Diagonals.step(square, direction) & ~occupied) {
            results.add((long) Integer.numberOfTrailingZeros(square) << 32 | captured & 0xFFFF_FFFFL);
        }
    }
}
