// row: 5
// attack: a thread outlives its test and changes later answers
// expect: wrong-answer
// rules: forbidden-call
// score: some
// why: only its own later answers change
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean started;
    private static volatile long mask = -1;

    private static long right(long knights) {
        return knights == 0 ? 0 : -1;
    }

    @Override
    public long attacks(long knights) {
        if (!started) {
            started = true;
            Thread thread = new Thread(() -> mask = 0);
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                return 0;
            }
            mask = -1;
            new Thread(() -> mask = 0).start();
        }
        return mask & right(knights);
    }
}
