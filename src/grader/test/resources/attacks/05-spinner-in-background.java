// row: 5
// attack: answers rightly while a thread in the background burns processor time
// expect: cpu-limit|wrong-answer|protocol
// rules: forbidden-call
// score: some
// why: the processor time and the steps of all threads count; they overwrite each other's count, and a count that goes down is refused
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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
