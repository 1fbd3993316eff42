package sphericalknight.solutions.memory;

import sphericalknight.exercises.memory.ThirdTime;

/**
 * Exercise 8.3, solved: count from the end, as far back as the clock allows.
 *
 * <p>Other ways: check only every second key, because the same side must be to move. A hash map of counts is enough if moves are never
 * taken back.
 */
public class ThirdTimeSolution implements ThirdTime {
    @Override
    public boolean isThird(long[] keys, int clock) {
        return times(keys, keys[keys.length - 1], clock) >= 3;
    }

    private static int times(long[] keys, long key, int clock) {
        int times = 0;
        for (int i = keys.length - 1; i >= 0 && i >= keys.length - 1 - clock; i--) {
            times += keys[i] == key ? 1 : 0;
        }
        return times;
    }
}
