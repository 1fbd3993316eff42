// row: 3
// attack: loops for ever in a static initializer
// expect: cpu-limit
// rules: forbidden-call
// why: no test has begun to ask
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static {
        while (System.nanoTime() != 0) {
            Thread.onSpinWait();
        }
    }

    @Override
    public long attacks(long knights) {
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
