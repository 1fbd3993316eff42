package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/**
 * The files that {@code course grade} needs on a machine that only grades: the built classes, in the same folders as in the project,
 * and their jars. There are no solutions, notebooks or sources, and no Jupyter kernel, which the course never distributes.
 */
final class GraderKit {
    private static final String JARS = "src/cli/target/lib/";

    private GraderKit() {}

    /**
     * The kit of a built project.
     *
     * @throws UserError if part of it is not built
     */
    static FileTree of(CoursePaths course) {
        FileTree kit = new FileTree();
        // The commands recognise the project's folder by these two files.
        kit.put("pom.xml", "<project/>\n")
                .put("src/library/README", "What a grader needs of Spherical Knight, built.\n");
        for (String module : CoursePaths.COMMAND_MODULES) {
            add(kit, course.root(), course.root().resolve(module).resolve("target/classes"), "");
        }
        add(
                kit,
                course.root(),
                course.root().resolve(JARS),
                course.ijavaJar().getFileName().toString());
        return kit;
    }

    /** The class path of the kit in {@code folder}, with colons between its entries. */
    static String classPath(String folder) {
        StringBuilder path = new StringBuilder();
        CoursePaths.COMMAND_MODULES.forEach(module -> path.append(folder + "/" + module + "/target/classes:"));
        return path + folder + "/" + JARS + "*";
    }

    private static void add(FileTree kit, Path root, Path folder, String without) {
        if (!Files.isDirectory(folder)) {
            throw new UserError(root.relativize(folder) + " is not built; start this command with ./course.");
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (!file.getFileName().toString().equals(without)) {
                    kit.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
