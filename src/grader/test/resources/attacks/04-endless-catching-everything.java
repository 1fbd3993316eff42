// row: 4
// attack: loops for ever and catches everything
// expect: cpu-limit
// rules: forbidden-call
// why: nothing inside a JVM can end such a thread
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        while (true) {
            try {
                for (long i = 0; i >= 0; i++) {
                    Thread.onSpinWait();
                }
            } catch (Throwable swallowed) {
                knights++;
            }
        }
    }
}
