// row: 10
// attack: starts 100 processes
// expect: wrong-answer|exception|exited|memory
// rules: forbidden-call
// from: S2
// why: the number of processes is limited, or there is no program to start
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean tried;

    @Override
    public long attacks(long knights) {
        if (tried) {
            return 0;
        }
        tried = true;
        try {
            for (int i = 0; i < 100; i++) {
                new ProcessBuilder("sleep", "4242").start();
            }
        } catch (Exception | Error held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
