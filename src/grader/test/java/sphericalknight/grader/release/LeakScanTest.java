package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The leak scan")
class LeakScanTest {
    private static final FileTree PROJECT = ProjectFiles.read(Path.of(System.getProperty("course.root")));
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
        Set<String> all = new TreeSet<>(SOLUTIONS.names());
        all.removeIf(name -> name.endsWith("Slips"));
        PROJECT.files().keySet().stream()
                .filter(path -> path.startsWith("solutions/main") && path.endsWith("Solution.java"))
                .filter(path -> all.contains(path.substring(path.lastIndexOf('/') + 1, path.length() - 5)))
                .forEach(path -> {
                    String name = path.substring(path.lastIndexOf('/') + 1, path.length() - 5);
                    String copy = PROJECT.text(path)
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
    @DisplayName("finds whatever is no file of a hand-out: class files, archives, history, under any name")
    void notListed() {
        byte[] compiled = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 61};
        byte[] archive = {'P', 'K', 3, 4, 0, 0};
        part.put("src/library/main/resources/Helper.bin", compiled);
        part.put("src/library/main/resources/Helper.txt", compiled);
        part.put("exercises/lib.jar", archive);
        part.put("notebooks/pictures.json", archive);
        part.put("solutions/README.md", "text");
        part.put(".git/HEAD", "ref: refs/heads/main");
        assertThat(findings())
                .containsExactlyInAnyOrder(
                        "src/library/main/resources/Helper.bin is not a file that a hand-out contains",
                        "src/library/main/resources/Helper.txt is not text",
                        "exercises/lib.jar is not a file that a hand-out contains",
                        "notebooks/pictures.json is not text",
                        "solutions/README.md is not a file that a hand-out contains",
                        ".git/HEAD is not a file that a hand-out contains");
    }

    @Test
    @DisplayName("finds the seed")
    void seed() {
        part.put("notebooks/seed.txt", "0123456789abcdef".repeat(4) + "\n");
        assertThat(findings()).containsExactly("notebooks/seed.txt is the seed of the hidden inputs");
    }

    @Test
    @DisplayName("finds slips: the file, its text under another name, the code of one")
    void slips() {
        String slips = PROJECT.text("solutions/main/java/sphericalknight/solutions/knight/AnyLeaper.slips");
        part.put("exercises/contracts/main/resources/sphericalknight/exercises/knight/AnyLeaper.slips", "text");
        part.put("notebooks/slips.txt", slips);
        part.put("notebooks/slips.md", slips.replaceAll("(?m)^#.*|^[A-Z][A-Z0-9_]* fails \\w+$", ""));
        assertThat(findings())
                .containsExactlyInAnyOrder(
                        "exercises/contracts/main/resources/sphericalknight/exercises/knight/AnyLeaper.slips is not a file that a"
                                + " hand-out contains",
                        "notebooks/slips.txt has a known wrong answer",
                        "notebooks/slips.md has code of AnyLeaperSlips");
    }

    @Test
    @DisplayName("looks only at solutions that the project has")
    void noSolutions() {
        assertThat(Solutions.of(part).names()).isEmpty();
        part.put("README.md", "KnightSolution");
        assertThat(LeakScan.findings(part, Solutions.of(part))).isEmpty();
    }
}
