package sphericalknight.grader.release;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.common.Resources;

/** The autograder for Gradescope. */
final class GradescopeZip {
    private GradescopeZip() {}

    /**
     * The files to upload to Gradescope: {@code setup.sh} and {@code run_autograder} at the root, the grader and the seed beside them.
     *
     * @param seed 64 hexadecimal digits; anyone who has the zip knows the hidden inputs
     * @param options further arguments of {@code course grade}
     * @param late further arguments to add if Gradescope reports the submission time
     */
    static FileTree of(FileTree kit, String seed, List<String> options, List<String> late) {
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

    private static String resource(String name) {
        return Resources.text(GradescopeZip.class, name);
    }
}
