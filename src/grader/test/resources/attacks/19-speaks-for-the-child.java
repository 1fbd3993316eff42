// row: 19
// attack: writes replies with the codec of the child itself
// expect: protocol
// rules: forbidden-call
// why: it can only answer what is asked
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Class<?> out = ClassLoader.getSystemClassLoader().loadClass("sphericalknight.grader.wire.Out");
            Object frame = out.getConstructor().newInstance();
            out.getMethod("putLong", long.class).invoke(frame, 7L);
            out.getMethod("put", int.class).invoke(frame, 4);
            ClassLoader.getSystemClassLoader()
                    .loadClass("sphericalknight.grader.wire.Frames")
                    .getMethod("write", java.io.OutputStream.class, out)
                    .invoke(null, new java.io.FileOutputStream(java.io.FileDescriptor.out), frame);
        } catch (ReflectiveOperationException e) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
