// row: 43
// attack: is three megabytes of comment
// expect: compiler-resources
// why: longer sources are not read
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        /* {{400000:knights }} */
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
