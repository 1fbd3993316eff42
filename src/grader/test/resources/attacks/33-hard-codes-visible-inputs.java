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
