// row: 1
// attack: ends the JVM in a static initializer
// expect: exited
// rules: forbidden-call
// why: dies before the first answer
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static {
        System.exit(0);
    }

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
