package sphericalknight.cli.whole;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.cli.Full;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;

@DisplayName("The lessons, on the other JDK of 17 and 25")
class LessonsOnOtherJdkTest {
    private final CoursePaths course = Full.project();

    @ParameterizedTest(name = "lesson 2 on Java {0}")
    @ValueSource(ints = {17, 25})
    @DisplayName("show what is stored")
    void some(int feature, TestInfo test) throws IOException, InterruptedException {
        run(feature, test, List.of("2"));
    }

    @ParameterizedTest(name = "all lessons on Java {0}")
    @ValueSource(ints = {17, 25})
    @Tag("exhaustive")
    @DisplayName("show what is stored, all of them")
    void all(int feature, TestInfo test) throws IOException, InterruptedException {
        run(feature, test, List.of());
    }

    private void run(int feature, TestInfo test, List<String> lessons) throws IOException, InterruptedException {
        Full.only(test);
        Full.orSkip(Runtime.version().feature() != feature, test, "that is this JDK; LessonsOnJupyterTest runs it");
        Path home = jdk(feature);
        Full.orSkip(home != null, test, "there is no such JDK here; COURSE_JDK_" + feature + " may name its folder");
        Path folder = sameCourse();
        Path log = folder.resolve("run.log");
        List<String> command = new ArrayList<>(List.of(
                home.resolve("bin/java").toString(),
                "-XX:+UseSerialGC",
                "-Dcourse.root=" + folder,
                "-cp",
                classPath(),
                "sphericalknight.cli.Course",
                "run"));
        command.addAll(lessons);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment()
                .put("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1"); // for the kernels, as JupyterEngine.quick()
        Process process = builder.start();
        try {
            assertThat(process.waitFor(10, TimeUnit.MINUTES))
                    .as("ended in time")
                    .isTrue();
            assertThat(process.exitValue())
                    .as("%s on Java %d says: %s", "course run", feature, Files.readString(log))
                    .isZero();
        } finally {
            process.destroyForcibly();
            Folders.delete(folder);
        }
    }

    /** Links to the course in another folder, where the kernelspec of the other JDK does not replace this one's. */
    private Path sameCourse() throws IOException {
        Path folder = Files.createTempDirectory("course-other-jdk");
        for (String part : List.of("pom.xml", "src", "exercises", "notebooks")) {
            Files.createSymbolicLink(folder.resolve(part), course.root().resolve(part));
        }
        Path venv = course.state().resolve("venv");
        if (Files.exists(venv)) {
            Files.createSymbolicLink(
                    Files.createDirectory(folder.resolve(".course")).resolve("venv"), venv);
        }
        return folder;
    }

    /** The JDK that a variable names, or one of Linux's usual folder; null if there is none. */
    private static Path jdk(int feature) throws IOException {
        String named = System.getenv("COURSE_JDK_" + feature);
        Path usual = Path.of("/usr/lib/jvm");
        if (named != null || !Files.isDirectory(usual)) {
            return named == null ? null : Path.of(named);
        }
        try (DirectoryStream<Path> jdks = Files.newDirectoryStream(usual, "*-" + feature + "-*")) {
            for (Path jdk : jdks) {
                if (Files.isExecutable(jdk.resolve("bin/jshell"))) {
                    return jdk;
                }
            }
        }
        return null;
    }

    private String classPath() {
        String classes = CoursePaths.COMMAND_MODULES.stream()
                .map(module -> course.root().resolve(module).resolve("target/classes") + File.pathSeparator)
                .collect(Collectors.joining());
        return classes + course.root().resolve("src/cli/target/lib") + File.separator + "*";
    }
}
