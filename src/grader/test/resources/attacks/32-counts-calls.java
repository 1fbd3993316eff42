// row: 32
// attack: is right for the first 300 calls
// expect: wrong-answer
// score: some
// why: the calls after them count as well
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static int calls;

    @Override
    public long attacks(long knights) {
        if (++calls > 300) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
