package sphericalknight.solutions.bitboards;

import sphericalknight.exercises.bitboards.Mirrors;

/**
 * Exercise 1.4, solved: three steps for each mirror, and two mirrors for a rotation.
 *
 * <p>Other ways: {@code Long.reverseBytes} is {@code topBottom} in one processor instruction, and {@code leftRight} is the {@code
 * topBottom} of {@code Long.reverse} (neither is allowed here). A loop over the 64 squares is correct and clear, but about ten times
 * slower.
 */
public class MirrorsSolution implements Mirrors {
    private static final long FILES_ACEG = 0x5555_5555_5555_5555L;
    private static final long FILES_ABEF = 0x3333_3333_3333_3333L;
    private static final long FILES_ABCD = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long RANKS_1357 = 0x00FF_00FF_00FF_00FFL;
    private static final long RANKS_1256 = 0x0000_FFFF_0000_FFFFL;
    private static final long RANKS_1234 = 0x0000_0000_FFFF_FFFFL;

    @Override
    public long leftRight(long set) {
        long neighbours = swap(set, 1, FILES_ACEG);
        long pairs = swap(neighbours, 2, FILES_ABEF);
        return swap(pairs, 4, FILES_ABCD);
    }

    @Override
    public long topBottom(long set) {
        return upsideDown(set);
    }

    @Override
    public long quarterTurn(long set) {
        return upsideDown(diagonal(set));
    }

    private static long upsideDown(long set) {
        long neighbours = swap(set, 8, RANKS_1357);
        long pairs = swap(neighbours, 16, RANKS_1256);
        return swap(pairs, 32, RANKS_1234);
    }

    /** Moves the squares in {@code mask} up by {@code distance}, and the others down by the same distance. */
    private static long swap(long set, int distance, long mask) {
        return ((set & mask) << distance) | ((set >>> distance) & mask);
    }

    /** {@code set} mirrored about the diagonal a1-h8: files become ranks. */
    private static long diagonal(long set) {
        long squares = exchange(set, 7, 0x00AA_00AA_00AA_00AAL);
        long pairs = exchange(squares, 14, 0x0000_CCCC_0000_CCCCL);
        return exchange(pairs, 28, 0x0000_0000_F0F0_F0F0L);
    }

    /** Exchanges the squares in {@code lower} with those {@code distance} further up; the others stay. */
    private static long exchange(long set, int distance, long lower) {
        long different = (set ^ (set >>> distance)) & lower;
        return set ^ different ^ (different << distance);
    }
}
