package sphericalknight.grader.release;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.common.Resources;

/** Builds the autograder packages for Gradescope and Classroom 50. */
final class Autograders {
    private Autograders() {}

    /**
     * The files to upload to Gradescope: {@code setup.sh} and {@code run_autograder} at the root, the grader and the seed beside them.
     *
     * @param seed 64 hexadecimal digits; anyone who has the zip knows the hidden inputs
     * @param options further arguments of {@code course grade}
     * @param late further arguments to add if Gradescope reports the submission time
     */
    static FileTree gradescope(FileTree kit, String seed, List<String> options, List<String> late) {
        return new FileTree()
                .putAll("kit/", kit)
                .put("seed", seed + "\n")
                .putProgram("setup.sh", resource("setup.sh").getBytes(StandardCharsets.UTF_8))
                .putProgram(
                        "run_autograder",
                        resource("run_autograder")
                                .replace("@CLASSPATH@", GraderKit.classPath("$source/kit"))
                                .replace("@OPTIONS@", words(options))
                                .replace("@LATE@", words(late))
                                .getBytes(StandardCharsets.UTF_8));
    }

    private static String words(List<String> options) {
        return options.stream().map(word -> " " + word).collect(Collectors.joining());
    }

    /** The files for Classroom 50: {@code autograder.py}, the grader as one file beside it, and instructions. */
    static FileTree classroom50(FileTree kit, List<String> options) {
        String words = options.stream().map(word -> ", \"" + word + "\"").collect(Collectors.joining());
        return new FileTree()
                .put("kit.zip", kit.zip())
                .put("README.md", resource("CLASSROOM50.md"))
                .put(
                        "autograder.py",
                        resource("autograder.py")
                                .replace("@CLASSPATH@", GraderKit.classPath("KIT"))
                                .replace("@OPTIONS@", words));
    }

    private static String resource(String name) {
        return Resources.text(Autograders.class, name);
    }
}
