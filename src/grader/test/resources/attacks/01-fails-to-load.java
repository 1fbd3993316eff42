// row: 01
// attack: throws in its static initializer, so that its class is never there again
// expect: exception
// why: every test asks, and every test is told
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static {
        if (System.nanoTime() != 0) {
            throw new IllegalStateException("never");
        }
    }

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
