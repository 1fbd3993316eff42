// row: 34
// attack: writes two bits of each hidden input into the way how it fails
// expect: failed
// score: some
// why: a hidden test passed or failed, and no report says more; other code has other inputs
package knight;

import java.util.SplittableRandom;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean visible(long knights) {
        SplittableRandom random = new SplittableRandom(20261120);
        for (int i = 0; i < 500; i++) {
            if (knights == (random.nextLong() & random.nextLong() & random.nextLong())) {
                return true;
            }
        }
        return Long.bitCount(knights) < 3 || knights == -1L;
    }

    @Override
    public long attacks(long knights) {
        if (!visible(knights)) {
            switch ((int) knights & 3) {
                case 0:
                    return 0;
                case 1:
                    throw new IllegalStateException("1");
                case 2:
                    throw new NotStartedYet("2");
                default:
                    return new long[1 << 28].length;
            }
        }
        long set = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int files = Math.abs(from % 8 - to % 8);
                int ranks = Math.abs(from / 8 - to / 8);
                if ((knights >>> from & 1) != 0 && files * ranks == 2) {
                    set |= 1L << to;
                }
            }
        }
        return set;
    }
}
