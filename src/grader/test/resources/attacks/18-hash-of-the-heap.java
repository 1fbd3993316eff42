// row: 18
// attack: looks for secrets in what objects without an initializer hold
// expect: passed
// score: full
// why: fresh memory is zero, and no secret lives in the child
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        long[] fresh = new long[20];
        for (long each : fresh) {
            if (each != 0) {
                throw new IllegalStateException("a secret: " + each);
            }
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
