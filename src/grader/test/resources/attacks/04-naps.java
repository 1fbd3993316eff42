// row: 4
// attack: is right, and takes a nap of 45 ms in each of hundreds of calls
// expect: timeout
// rules: forbidden-call
// score: some
// why: waiting is counted over the whole test
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Thread.sleep(45);
        } catch (InterruptedException e) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
