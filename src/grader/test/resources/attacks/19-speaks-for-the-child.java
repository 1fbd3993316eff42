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
        long set = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int files = Math.abs(from % 8 - to % 8);
                int ranks = Math.abs(from / 8 - to / 8);
                if ((knights >>> from & 1) != 0 && files * ranks == 2) {
                    set |= 1L << to;
                }
            }
        }
        return set;
    }
}
