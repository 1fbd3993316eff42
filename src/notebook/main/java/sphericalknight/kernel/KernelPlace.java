package sphericalknight.kernel;

import java.nio.file.Path;
import java.util.Map;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/** The Jupyter data folders in which a kernelspec can be installed, besides the project's own. */
public final class KernelPlace {
    private KernelPlace() {}

    /** The user's own Jupyter data folder, which all Jupyter and VS Code installations of that user read. */
    public static Path user(Map<String, String> environment, String osName) {
        String given = environment.get("JUPYTER_DATA_DIR");
        if (given != null && !given.isBlank()) {
            return Path.of(given);
        }
        if (osName.startsWith("Windows")) {
            return Path.of(environment.getOrDefault("APPDATA", home(environment).toString()), "jupyter");
        }
        if (osName.startsWith("Mac")) {
            return home(environment).resolve("Library/Jupyter");
        }
        String xdg = environment.get("XDG_DATA_HOME");
        return xdg != null && !xdg.isBlank()
                ? Path.of(xdg, "jupyter")
                : home(environment).resolve(".local/share/jupyter");
    }

    /** The Jupyter data folder below an installation prefix such as {@code /usr/local} or a virtual environment. */
    public static Path below(Path prefix) {
        return prefix.toAbsolutePath().normalize().resolve("share/jupyter");
    }

    /** The installation prefix of the first working Jupyter. */
    public static Path sysPrefix(CoursePaths paths) {
        return Jupyter.find(paths)
                .orElseThrow(() -> new UserError("There is no Jupyter, so --sys-prefix names no folder;"
                        + " run ./course lab once, or name the folder: ./course kernel install --prefix DIR."))
                .prefix();
    }

    /** The home folder: {@code HOME} if it is set, as for all other tools of the user, otherwise Java's {@code user.home}. */
    private static Path home(Map<String, String> environment) {
        String home = environment.get("HOME");
        return Path.of(home != null && !home.isBlank() ? home : System.getProperty("user.home"));
    }
}
