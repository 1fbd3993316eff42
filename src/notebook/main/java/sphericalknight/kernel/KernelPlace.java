package sphericalknight.kernel;

import java.nio.file.Path;
import java.util.Map;

/** Where Jupyter looks for the kernelspecs of a user. */
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

    /** The home folder: {@code HOME} if it is set, as for all other tools of the user, otherwise Java's {@code user.home}. */
    private static Path home(Map<String, String> environment) {
        String home = environment.get("HOME");
        return Path.of(home != null && !home.isBlank() ? home : System.getProperty("user.home"));
    }
}
