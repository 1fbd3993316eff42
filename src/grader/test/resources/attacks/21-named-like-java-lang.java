// row: 21
// attack: nests classes named String, Object, Math, Override and Long
// expect: passed
// score: full
// why: names of others change nothing
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class Object {
        long same(long set) {
            return set;
        }
    }

    static final class Math {}

    static final class String {}

    static final class Long {
        static int bitCount(long any) {
            return 64;
        }
    }

    @Override
    public long attacks(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        Long.bitCount(knights);
        return new Object().same(one << 16 | one >>> 16 | two << 8 | two >>> 8);
    }
}
