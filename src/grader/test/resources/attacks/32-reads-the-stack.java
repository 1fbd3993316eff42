// row: 32
// attack: looks at the stack for who asks, and whether the inputs are hidden
// expect: passed
// rules: forbidden-call
// score: full
// why: in the child nobody but the child asks, in the same way each time
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        for (StackTraceElement frame : new Throwable().getStackTrace()) {
            if (frame.toString().matches("(?i).*(hidden|visible|seed|secret|contract|junit|trial).*")) {
                throw new IllegalStateException("BREACH " + frame);
            }
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
