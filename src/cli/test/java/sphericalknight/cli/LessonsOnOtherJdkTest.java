package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.kernel.CoursePaths;

@DisplayName("The lessons, on the other JDK of 17 and 25")
class LessonsOnOtherJdkTest {
    private final CoursePaths course = Full.project();

    @ParameterizedTest(name = "the lessons on Java {0}")
    @ValueSource(ints = {17, 25})
    @DisplayName("show what is stored")
    void lessons(int feature, TestInfo test) throws IOException, InterruptedException {
        Full.only(test);
        Full.orSkip(Runtime.version().feature() != feature, test, "that is this JDK; LessonsInProcessTest runs it");
        Path home = jdk(feature).orElse(null);
        Full.orSkip(home != null, test, "there is no such JDK here; COURSE_JDK_" + feature + " may name its folder");
        Path log = Files.createTempFile("course-other-jdk", ".log");
        Process process = new ProcessBuilder(
                        home.resolve("bin/java").toString(),
                        "-Dcourse.root=" + course.root(),
                        "-cp",
                        classPath(),
                        "sphericalknight.cli.Course",
                        "run",
                        "--engine",
                        "inprocess")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            assertThat(process.waitFor(10, TimeUnit.MINUTES))
                    .as("ended in time")
                    .isTrue();
            assertThat(process.exitValue())
                    .as("%s on Java %d says: %s", "course run", feature, Files.readString(log))
                    .isZero();
        } finally {
            process.destroyForcibly();
            Files.delete(log);
        }
    }

    /** A JDK of this version where JDKs usually lie, or where COURSE_JDK_17, COURSE_JDK_25 say. */
    private static Optional<Path> jdk(int feature) throws IOException {
        List<Path> homes = new ArrayList<>();
        String named = System.getenv("COURSE_JDK_" + feature);
        if (named != null) {
            homes.add(Path.of(named));
        }
        String home = System.getenv().getOrDefault("HOME", "");
        for (String folder : List.of(
                "/usr/lib/jvm",
                "/Library/Java/JavaVirtualMachines",
                home + "/.sdkman/candidates/java",
                home + "/.jdks")) {
            if (Files.isDirectory(Path.of(folder))) {
                try (Stream<Path> found = Files.list(Path.of(folder))) {
                    found.sorted().forEach(jdk -> {
                        homes.add(jdk);
                        homes.add(jdk.resolve("Contents/Home"));
                    });
                }
            }
        }
        for (Path candidate : homes) {
            Path release = candidate.resolve("release");
            if (Files.isRegularFile(release)
                    && Files.isExecutable(candidate.resolve("bin/jshell"))
                    && Files.readString(release).contains("JAVA_VERSION=\"" + feature)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    private String classPath() {
        String classes = CoursePaths.COMMAND_MODULES.stream()
                .map(module -> course.root().resolve(module).resolve("target/classes") + File.pathSeparator)
                .collect(Collectors.joining());
        return classes + course.root().resolve("src/cli/target/lib") + File.separator + "*";
    }
}
