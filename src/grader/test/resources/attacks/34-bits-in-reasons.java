// row: 34
// attack: writes two bits of each hidden input into the way how it fails
// expect: failed|wrong-answer
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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
