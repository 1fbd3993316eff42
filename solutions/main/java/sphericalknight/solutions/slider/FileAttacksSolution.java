package sphericalknight.solutions.slider;

import sphericalknight.exercises.slider.FileAttacks;

/**
 * Exercise 9.1, solved: a subtraction upwards, and the same downwards on the reversed file. The o of the two halves cancels:
 * {@code (o ^ up) ^ (o ^ down)} is {@code up ^ down}.
 *
 * <p>Other ways: a loop over the squares, which takes a branch per square; or shift the file to the a-file, turn it into a rank by a
 * multiplication and look it up in a table of 8 times 64 bytes. The subtraction needs neither branches nor tables.
 */
public class FileAttacksSolution implements FileAttacks {
    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Override
    public long attacks(int square, long occupied) {
        long file = FILE_A << (square & 7);
        return bothWays(1L << square, occupied & file) & file;
    }

    private static long bothWays(long r, long o) {
        long up = o - 2 * r;
        long down = Long.reverseBytes(Long.reverseBytes(o) - 2 * Long.reverseBytes(r));
        return up ^ down;
    }
}
