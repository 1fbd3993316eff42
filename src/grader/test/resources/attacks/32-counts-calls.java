// row: 32
// attack: is right for the first 300 calls
// expect: wrong-answer
// score: some
// why: the calls after them count as well
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static int calls;

    @Override
    public long attacks(long knights) {
        if (++calls > 300) {
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
