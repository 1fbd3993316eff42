// row: 66
// attack: declares fields and classes named like those that count its steps, and takes thousands
// expect: wrong-answer
// score: some
// why: steps are counted by a class that the answer cannot name, and that only counts upwards
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    public static long taken;

    static final class Steps {
        static long taken;

        static void take() {
            taken = 0;
        }
    }

    static void take() {
        Steps.take();
    }

    @Override
    public long attacks(long knights) {
        long set = 0;
        for (int i = 0; i < 4096; i++) {
            int files = Math.abs(i % 8 - i / 64 % 8);
            int ranks = Math.abs(i / 8 % 8 - i / 512);
            if ((knights >>> i % 64 & 1) != 0 && files * ranks == 2) {
                set |= 1L << i / 64;
            }
        }
        take();
        return set;
    }
}
