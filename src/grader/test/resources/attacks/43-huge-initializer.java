// row: 43
// attack: fills an array of 20,000 numbers in its source
// expect: compile-error
// why: a method may have 64 kilobytes
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static final long[] TABLE = {{{20000:0x123456789L, }}};

    @Override
    public long attacks(long knights) {
        return TABLE.length;
    }
}
