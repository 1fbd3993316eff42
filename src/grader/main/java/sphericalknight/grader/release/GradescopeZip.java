package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Resources;
import sphericalknight.common.UserError;

/**
 * The autograder for Gradescope: {@code setup.sh} and {@code run_autograder}, the seed, and the kit that {@code course grade} needs: the
 * built classes, in the same folders as in the project, and their jars. It contains no solutions, notebooks or sources, and no Jupyter
 * kernel: the course never distributes that.
 */
public final class GradescopeZip {
    private static final String JARS = "src/cli/target/lib";

    private GradescopeZip() {}

    /**
     * The files to upload to Gradescope.
     *
     * @param seed 64 hexadecimal digits; anyone who has the zip knows the hidden inputs
     * @param options further arguments of {@code course grade}
     * @param late further arguments to add if Gradescope reports the submission time
     * @throws UserError if part of the course is not built
     */
    public static FileTree of(CoursePaths course, String seed, List<String> options, List<String> late) {
        FileTree zip = new FileTree();
        // The commands recognise the project's folder by these two files.
        zip.put("kit/pom.xml", "<project/>\n")
                .put("kit/src/library/README", "What a grader needs of Spherical Knight, built.\n");
        StringBuilder classPath = new StringBuilder();
        for (String module : CoursePaths.COMMAND_MODULES) {
            add(zip, course, module + "/target/classes");
            classPath.append("$source/kit/" + module + "/target/classes:");
        }
        add(zip, course, JARS);
        String run = resource("run_autograder")
                .replace("@CLASSPATH@", classPath + "$source/kit/" + JARS + "/*")
                .replace("@OPTIONS@", words(options))
                .replace("@LATE@", words(late));
        return zip.put("seed", seed + "\n")
                .put("setup.sh", resource("setup.sh"))
                .put("run_autograder", run);
    }

    private static void add(FileTree zip, CoursePaths course, String folder) {
        if (!Files.isDirectory(course.root().resolve(folder))) {
            throw new UserError(folder + " is not built; start this command with ./course.");
        }
        try (Stream<Path> files = Files.walk(course.root().resolve(folder))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (!file.getFileName().equals(course.ijavaJar().getFileName())) {
                    String path = course.root().relativize(file).toString().replace('\\', '/');
                    zip.put("kit/" + path, Files.readAllBytes(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String words(List<String> options) {
        return options.stream().map(word -> " " + word).collect(Collectors.joining());
    }

    private static String resource(String name) {
        return Resources.text(GradescopeZip.class, name);
    }
}
