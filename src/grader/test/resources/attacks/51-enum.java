// row: 51
// attack: is an enum, of which nobody can make an object
// expect: exception
// why: the tests make their own objects
package knight;

import sphericalknight.exercises.knight.Knight;

enum MyKnight implements Knight {
    ONE;

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
