package sphericalknight.lesson.engine;

import java.lang.reflect.InvocationTargetException;

/** The course's pictures hook a kernel once per class loader; a second kernel in the same JVM must be hooked again. */
final class PictureHook {
    private PictureHook() {}

    static void install() {
        try {
            Class.forName("sphericalknight.draw.Draw").getMethod("hookKernel").invoke(null);
        } catch (ClassNotFoundException | NoSuchMethodException e) {
            return;
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new EngineFault("the pictures cannot be hooked to the kernel (" + e + "); run: ./course doctor");
        }
    }
}
