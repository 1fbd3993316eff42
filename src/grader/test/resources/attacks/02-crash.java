// row: 2
// attack: writes to address 0 through Unsafe
// expect: exited
// rules: forbidden-call
// why: the JVM crashes; no core file and no crash report stay
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            ((sun.misc.Unsafe) field.get(null)).putLong(0L, 0L);
        } catch (ReflectiveOperationException e) {
            return 1;
        }
        return 0;
    }
}
