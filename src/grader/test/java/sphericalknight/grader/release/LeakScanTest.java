package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The leak scan")
class LeakScanTest {
    private static final FileTree PROJECT = ProjectFiles.read(Path.of(System.getProperty("course.root")));
    private static final String KNIGHT = "solutions/main/java/sphericalknight/solutions/knight/KnightSolution.java";

    private static final Solutions SOLUTIONS = Solutions.of(PROJECT);
    private static final FileTree HAND_OUT = HandOut.of(PROJECT);

    /** A small part of the hand-out, for speed: what is planted is found by its own text. */
    private final FileTree part = new FileTree();

    private List<String> findings() {
        HAND_OUT.files().forEach((path, bytes) -> {
            if (path.startsWith(HandOut.STUBS)) {
                part.put(path, bytes);
            }
        });
        return LeakScan.findings(part, SOLUTIONS);
    }

    @Test
    @DisplayName("finds nothing in the hand-out")
    void clean() {
        assertThat(LeakScan.findings(HAND_OUT, SOLUTIONS)).isEmpty();
        assertThat(HAND_OUT.files().keySet())
                .contains("exercises/tasks/knight/MyKnight.java", "notebooks/02-knight.ipynb", "course")
                .noneMatch(path -> path.matches("src/.*Test\\.java"))
                .noneMatch(path -> path.startsWith("solutions"));
        assertThat(HAND_OUT.text("pom.xml")).doesNotContain("solutions");
    }

    @Test
    @DisplayName("finds a solution with another name, other names inside, and other layout, for most exercises")
    void renamed() {
        Set<String> missed = new TreeSet<>();
        Set<String> all = SOLUTIONS.names();
        PROJECT.files().keySet().stream()
                .filter(path -> path.startsWith("solutions/main") && path.endsWith("Solution.java"))
                .filter(path -> all.contains(path.substring(path.lastIndexOf('/') + 1, path.length() - 5)))
                .forEach(path -> {
                    String name = path.substring(path.lastIndexOf('/') + 1, path.length() - 5);
                    String copy = PROJECT.text(path)
                            .replaceAll("(?s)\\n\\s*@KnownWrong.*", "\n}")
                            .replaceAll("(?m)^(package|import) .*", "")
                            .replaceAll("(?s)/\\*.*?\\*/|//[^\\n]*", "")
                            .replaceAll("\\b" + name + "\\b", "Helper")
                            .replaceAll("implements \\w+", "")
                            .replaceAll("@Override", "")
                            .replaceAll("\\b(set|square|knights|kings|pawns|occupied)\\b", "that")
                            .replaceAll("\\s+", " ");
                    FileTree one = new FileTree().put("src/library/main/java/Helper.java", copy);
                    if (LeakScan.findings(one, SOLUTIONS).isEmpty()) {
                        missed.add(name);
                    }
                });
        System.out.println("leak scan: " + all.size() + " solutions, too short or too common to recognise: " + missed);
        assertThat(missed.size()).isLessThan(all.size() / 4);
    }

    @Test
    @DisplayName("finds a solution by its name, in any text")
    void name() {
        part.put("notebooks/notes.md", "see KnightSolution for more");
        assertThat(findings()).containsExactly("notebooks/notes.md names the solution KnightSolution");
    }

    @Test
    @DisplayName("finds a solved exercise in the learner's file")
    void solvedFile() {
        part.put("exercises/tasks/start/MyCorners.java", """
                package start;
                import sphericalknight.exercises.start.Corners;
                class MyCorners implements Corners { public long corners() { return 1; } }
                """);
        assertThat(findings())
                .containsExactly("exercises/tasks/start/MyCorners.java has an answer, MyCorners, that is not the stub");
    }

    @Test
    @DisplayName("finds a solved exercise in a cell")
    void solvedCell() {
        String notebook = HAND_OUT.text("notebooks/02-knight.ipynb");
        String solved = notebook.replaceFirst("throw new NotStartedYet\\(\\\\\"TODO 2\\.1[^\\n]*\\)", "return 0");
        assertThat(solved).isNotEqualTo(notebook);
        part.put("notebooks/02-knight.ipynb", solved);
        assertThat(findings()).hasSize(1).first().asString().contains("02-knight.ipynb, cell", "MyKnight");
    }

    @Test
    @DisplayName("finds compiled answers in class files, jars, and jars in jars")
    void compiled(@TempDir Path folder) throws IOException {
        Path source = folder.resolve("KnightSolution.java");
        Files.write(source, PROJECT.files().get(KNIGHT));
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(code).isZero();
        Path classes = folder.resolve("sphericalknight/solutions/knight");
        byte[] reference = Files.readAllBytes(classes.resolve("KnightSolution.class"));
        byte[] wrong = Files.readAllBytes(classes.resolve("KnightSolution$SignedShift.class"));
        part.put("src/library/main/resources/Helper.bin", reference);
        part.put("src/library/main/resources/inner.dat", zip("lib.jar", zip("a/B.class", wrong)));
        assertThat(findings())
                .contains(
                        "src/library/main/resources/Helper.bin is the solution class sphericalknight.solutions.knight.KnightSolution",
                        "src/library/main/resources/Helper.bin is sphericalknight.solutions.knight.KnightSolution, an answer to Knight")
                .anyMatch(finding -> finding.startsWith(
                        "src/library/main/resources/inner.dat!lib.jar!a/B.class is the known wrong answer"));
    }

    @Test
    @DisplayName("finds known wrong answers, history and the seed")
    void others() {
        part.put("src/library/main/java/X.java", "@KnownWrong(fails = \"x\") class X {}");
        part.put(".git/HEAD", "ref: refs/heads/main");
        part.put("notebooks/seed", "0123456789abcdef".repeat(4) + "\n");
        assertThat(findings())
                .containsExactlyInAnyOrder(
                        "src/library/main/java/X.java has a known wrong answer",
                        ".git/HEAD must not be handed out",
                        "notebooks/seed is the seed of the hidden inputs");
    }

    private static byte[] zip(String name, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    @Test
    @DisplayName("looks only at solutions that the project has")
    void noSolutions() {
        assertThat(Solutions.of(part).names()).isEmpty();
        part.put("README.md", "KnightSolution");
        assertThat(LeakScan.findings(part, Solutions.of(part))).isEmpty();
    }
}
