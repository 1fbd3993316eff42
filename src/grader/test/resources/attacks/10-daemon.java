// row: 10
// attack: starts a process that leaves the family
// expect: passed
// rules: forbidden-call
// from: S2
// score: full
// why: everything of its user, or of its namespace, is ended
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean started;

    @Override
    public long attacks(long knights) {
        if (!started) {
            started = true;
            try {
                new ProcessBuilder("/bin/sh", "-c", "setsid sleep 4242 < /dev/null > /dev/null 2>&1 &").start().waitFor();
            } catch (Exception noSuchProgram) {
                started = true;
            }
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
