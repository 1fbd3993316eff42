// row: 3
// attack: loops for ever in the constructor
// expect: cpu-limit
// rules: forbidden-call
// why: no object ever exists
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    MyKnight() {
        while (System.nanoTime() != 0) {
            Thread.onSpinWait();
        }
    }

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
