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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
