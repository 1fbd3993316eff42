package sphericalknight.solutions.knight;

import sphericalknight.exercises.knight.AnyLeaper;

/**
 * Exercise 2.4, solved: one leap is one shift and one mask; a leaper is eight of them.
 *
 * <p>Other ways: build the masks once for each kind of leaper and keep them, as the library's {@code Leaper} does; or fill a table of 64
 * sets per leaper, so that every leaper costs one lookup.
 */
public class AnyLeaperSolution implements AnyLeaper {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Override
    public long attacks(long leapers, int one, int other) {
        return fourLeaps(leapers, one, other) | fourLeaps(leapers, other, one);
    }

    long fourLeaps(long leapers, int files, int ranks) {
        return leap(leapers, files, ranks)
                | leap(leapers, files, -ranks)
                | leap(leapers, -files, ranks)
                | leap(leapers, -files, -ranks);
    }

    private long leap(long leapers, int files, int ranks) {
        return shifted(leapers, 8 * ranks + files) & honest(files);
    }

    long shifted(long set, int distance) {
        return distance >= 0 ? set << distance : set >>> -distance;
    }

    /** The squares where a leap of {@code files} to the right (negative: to the left) can end. */
    long honest(int files) {
        long ghosts = 0;
        for (int i = 0; i < Math.abs(files); i++) {
            ghosts |= FILE_A << (files > 0 ? i : 7 - i);
        }
        return ~ghosts;
    }

    interface Board {
        boolean has(int file, int rank);
    }
}
