// row: 28
// attack: throws an exception that throws when it is looked at
// expect: exception
// rules: forbidden-call
// why: then only the name of its class is told
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class Broken extends RuntimeException {
        @Override
        public String getMessage() {
            throw new Broken();
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw new Broken();
        }
    }

    @Override
    public long attacks(long knights) {
        throw new Broken();
    }
}
