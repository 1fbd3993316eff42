// row: 66
// attack: sets back the count of its steps through reflection, after thousands of them
// expect: passed
// rules: forbidden-call
// score: full
// why: the count is kept in the child, so the walls alone do not hold it: reflection is not on the list of what answers may call
package knight;

import java.lang.reflect.Field;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Field taken = Class.forName("sphericalknight.grader.child.Steps").getDeclaredField("taken");
            taken.setAccessible(true);
            long before = taken.getLong(null);
            long set = slow(knights);
            taken.setLong(null, before + 1);
            return set;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long slow(long knights) {
        long set = 0;
        for (int i = 0; i < 4096; i++) {
            int files = Math.abs(i % 8 - i / 64 % 8);
            int ranks = Math.abs(i / 8 % 8 - i / 512);
            if ((knights >>> i % 64 & 1) != 0 && files * ranks == 2) {
                set |= 1L << i / 64;
            }
        }
        return set;
    }
}
