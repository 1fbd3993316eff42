// row: 4
// attack: is right, and takes a nap of 45 ms in each of hundreds of calls
// expect: timeout
// rules: forbidden-call
// score: some
// why: waiting is counted over the whole test
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Thread.sleep(45);
        } catch (InterruptedException e) {
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
