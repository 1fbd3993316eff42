// row: 9
// attack: starts 2000 threads
// expect: wrong-answer|exception|memory|exited
// rules: forbidden-call
// from: S2
// why: the number of threads is limited for its user; as the grader's user nothing limits it
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
        for (int i = 0; i < 2000; i++) {
            Thread thread = new Thread(() -> {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException e) {
                    return;
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
        throw new IllegalStateException("BREACH");
    }
}
