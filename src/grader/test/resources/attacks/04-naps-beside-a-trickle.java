// row: 4
// attack: sleeps for 15 s in each call, beside a thread that uses a twentieth of a processor
// expect: timeout|cpu-limit
// rules: forbidden-call
// why: a little work beside is no answer: what counts is how long no thread runs
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static volatile long sum;

    static {
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    for (long end = System.nanoTime() + 1_000_000; System.nanoTime() < end; ) {
                        sum++;
                    }
                    Thread.sleep(19);
                }
            } catch (InterruptedException e) {
                sum = 0;
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public long attacks(long knights) {
        try {
            Thread.sleep(15_000);
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
