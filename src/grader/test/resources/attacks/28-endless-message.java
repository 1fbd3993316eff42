// row: 28
// attack: throws an exception whose message never ends
// expect: cpu-limit
// rules: forbidden-call
// why: the message is asked for under the same limits
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class Endless extends RuntimeException {
        @Override
        public String getMessage() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    @Override
    public long attacks(long knights) {
        throw new Endless();
    }
}
