package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.grader.release.GradescopeZip;

/** The autograder, run as Gradescope runs it, with one right answer and one that tries to write its own grade. */
@Tag("exhaustive")
@DisplayName("The autograder of Gradescope")
class GradescopeZipTest {
    private static final Path JAVA = Path.of(System.getProperty("java.home"));

    @TempDir
    Path folder;

    @BeforeEach
    void unpack() {
        GradescopeZip.of(
                        CoursePaths.find(),
                        "0123456789abcdef".repeat(4),
                        List.of("--exercises", "2.1"),
                        List.of("--late", "10%/day"))
                .writeTo(folder.resolve("source"));
    }

    /** A knight that is right everywhere, and tries to write results on the way. */
    private static String knight(String before) {
        return """
                package knight;
                import sphericalknight.exercises.knight.Knight;
                class MyKnight implements Knight {
                    public long attacks(long knights) {
                        BEFORE
                        long a = 0x0101_0101_0101_0101L, h = a << 7;
                        long one = knights >>> 1 & ~h, two = knights >>> 2 & ~(h | h >>> 1);
                        long left = one << 16 | one >>> 16 | two << 8 | two >>> 8;
                        one = knights << 1 & ~a;
                        two = knights << 2 & ~(a | a << 1);
                        return left | one << 16 | one >>> 16 | two << 8 | two >>> 8;
                    }
                }
                """.replace("BEFORE", before);
    }

    @Test
    @DisplayName("grades in its folders, and a forged result does not count")
    void gradescope() throws Exception {
        assumeTrue(
                isThere("bwrap") && isThere("setpriv") && "root".equals(System.getProperty("user.name")),
                "not root, or no bubblewrap");
        String forge = "try (var out = new java.io.FileOutputStream(\"/autograder/results/results.json\")) {"
                + " out.write(\"{\\\"score\\\": 1000}\".getBytes()); } catch (java.io.IOException e) { } if (knights != 0) { return 0; }";
        assertThat(gradescope(knight("")).get("score").asInt()).isEqualTo(10);
        write(folder.resolve("autograder/submission_metadata.json"), """
                {"created_at": "2026-12-02T08:00:00Z", "users": [{"id": 7, "name": "Ada"}],
                 "assignment": {"due_date": "2026-12-01T23:00:00.000000-08:00"}}
                """);
        JsonNode late = gradescope(knight(""));
        assertThat(late.get("score").asInt()).isEqualTo(9);
        assertThat(late.get("output").asText()).contains("Handed in 1 hour late: 1 day begun, 10 % less.");
        JsonNode forged = gradescope(knight(forge));
        assertThat(forged.get("score").asInt()).isLessThan(5);
        assertThat(forged.get("tests")).isNotEmpty();
    }

    private JsonNode gradescope(String answer) throws Exception {
        Path base = Files.createDirectories(folder.resolve("autograder"));
        write(base.resolve("submission/MyKnight.java"), answer);
        Files.createDirectories(base.resolve("results"));
        List<String> room = new ArrayList<>(List.of("bwrap", "--unshare-pid", "--die-with-parent", "--cap-add", "ALL"));
        for (String place : List.of("/usr", "/bin", "/lib", "/lib64", "/sbin", "/etc")) {
            if (Files.exists(Path.of(place))) {
                room.addAll(List.of("--ro-bind", place, place));
            }
        }
        room.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/run"));
        room.addAll(List.of("--ro-bind", JAVA.toString(), JAVA.toString(), "--setenv", "JAVA_HOME", JAVA.toString()));
        room.addAll(List.of("--bind", base.toString(), "/autograder"));
        room.addAll(List.of("--bind", folder.resolve("source").toString(), "/autograder/source"));
        room.addAll(List.of("--chdir", "/autograder", "/autograder/source/run_autograder"));
        assertThat(run(base, Map.of(), room.toArray(String[]::new))).isZero();
        return json(base.resolve("results/results.json"));
    }

    private int run(Path where, Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(where.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static boolean isThere(String program) {
        for (String place : System.getenv("PATH").split(":")) {
            if (Files.isExecutable(Path.of(place, program))) {
                return true;
            }
        }
        return false;
    }
}
