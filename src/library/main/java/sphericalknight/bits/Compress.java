package sphericalknight.bits;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Calls {@code Long.compress}, which was added in Java 19. The course is compiled for Java 17, so the method is looked up at run time. On
 * recent x86 processors it becomes one instruction, PEXT.
 *
 * <pre>{@code
 * value   . 1 1 0 1 0 0 1      compress picks the bits of value where mask is 1
 * mask    . 1 0 0 1 1 0 1      and pushes them together at the low end
 * result  . 0 0 0 1 1 0 1
 * }</pre>
 */
public final class Compress {
    private static final MethodHandle COMPRESS = find();

    private Compress() {}

    /** Whether this version of Java has {@code Long.compress}: false before Java 19. */
    public static boolean available() {
        return COMPRESS != null;
    }

    /**
     * The bits of {@code value} at the positions where {@code mask} is 1, packed together at the low end: as many bits as {@code mask} has
     * ones; 0 if it has none.
     *
     * @throws UnsupportedOperationException before Java 19
     */
    public static long compress(long value, long mask) {
        if (COMPRESS == null) {
            throw new UnsupportedOperationException("Long.compress came with Java 19; this is Java "
                    + Runtime.version().feature() + ", use magic instead of pext");
        }
        try {
            return (long) COMPRESS.invokeExact(value, mask);
        } catch (Throwable cause) {
            throw new AssertionError(cause);
        }
    }

    private static MethodHandle find() {
        MethodType twoLongsToOne = MethodType.methodType(long.class, long.class, long.class);
        try {
            return MethodHandles.publicLookup().findStatic(Long.class, "compress", twoLongsToOne);
        } catch (NoSuchMethodException | IllegalAccessException absent) {
            return null;
        }
    }
}
