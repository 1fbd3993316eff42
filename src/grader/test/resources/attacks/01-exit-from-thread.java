// row: 1
// attack: ends the JVM from another thread
// expect: exited
// rules: forbidden-call
// why: the thread that is asked only waits
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        new Thread(() -> System.exit(0)).start();
        while (true) {
            Thread.onSpinWait();
        }
    }
}
