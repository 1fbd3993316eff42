// row: 33
// attack: knows the visible random inputs, and is right for those only
// expect: failed
// score: some
// why: the hidden inputs come from another seed
package knight;

import java.util.SplittableRandom;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean visible(long knights) {
        SplittableRandom random = new SplittableRandom(20261120);
        for (int i = 0; i < 500; i++) {
            if (knights == (random.nextLong() & random.nextLong() & random.nextLong())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long attacks(long knights) {
        if (Long.bitCount(knights) > 2 && knights != -1L && !visible(knights)) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
