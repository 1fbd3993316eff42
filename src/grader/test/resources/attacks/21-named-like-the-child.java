// row: 21
// attack: nests classes that are named like the grader's
// expect: passed
// score: full
// why: names of others change nothing
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class Child {}

    static final class SealedGrader {}

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
