package sphericalknight.solutions.counting;

import sphericalknight.exercises.counting.StepCount;

/**
 * Exercise 4.1, solved: add the lowest bit, move the others down, and stop when no bits are left.
 *
 * <p>Other ways: always 64 steps, which needs no test for the end and is slower for every set without h8. The answers to exercises 4.2 to
 * 4.4 are all faster; this one is their reference.
 */
public class StepCountSolution implements StepCount {
    @Override
    public int count(long set) {
        int count = 0;
        while (set != 0) {
            count += (int) (set & 1);
            set >>>= 1;
        }
        return count;
    }
}
