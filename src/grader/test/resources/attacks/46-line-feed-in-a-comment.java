// row: 46
// attack: writes code behind a line feed that is disguised as an escape in a comment
// expect: passed
// score: full
// why: javac reads the escapes, and the rules read what javac wrote
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        // \u000a return right(knights); /*
        /* \u002a\u002f
    }

    private static long right(long knights) {
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
