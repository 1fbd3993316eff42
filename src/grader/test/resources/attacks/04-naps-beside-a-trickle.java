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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
