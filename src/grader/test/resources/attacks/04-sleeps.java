// row: 4
// attack: sleeps for ever and swallows interrupts
// expect: timeout
// rules: forbidden-call
// why: uses no processor time, so the waiting is counted
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        while (true) {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException swallowed) {
                knights++;
            }
        }
    }
}
