// row: 5
// attack: answers rightly while a thread in the background burns processor time
// expect: cpu-limit
// rules: forbidden-call
// score: some
// why: all threads of the process count
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean started;

    @Override
    public long attacks(long knights) {
        if (!started) {
            started = true;
            for (int i = 0; i < 4; i++) {
                new Thread(() -> {
                    while (true) {
                        Thread.onSpinWait();
                    }
                }).start();
            }
        }
        try {
            Thread.sleep(300);
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
