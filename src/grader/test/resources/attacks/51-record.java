// row: 51
// attack: is a record that says it equals everything
// expect: passed
// score: full
// why: nobody compares answers, only what they return
package knight;

import sphericalknight.exercises.knight.Knight;

record MyKnight() implements Knight {
    @Override
    public boolean equals(Object any) {
        return true;
    }

    @Override
    public int hashCode() {
        return 0;
    }

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
