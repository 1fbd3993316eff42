// row: 58
// attack: keeps every processor busy
// expect: cpu-limit
// rules: forbidden-call
// why: processor time counts over all its threads, and that of others is their own
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        for (int i = 0; i < 8; i++) {
            new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }).start();
        }
        while (true) {
            Thread.onSpinWait();
        }
    }
}
