package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The search for leaks")
class LeaksTest {
    private static final FileTree PROJECT = ProjectFiles.read(Path.of(System.getProperty("course.root")));
    private static final FileTree HAND_OUT = HandOut.of(PROJECT);

    private static List<String> findings(String path, String text) {
        return Leaks.findings(Map.of(path, text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    @DisplayName("finds nothing in the hand-out, which has neither solutions nor tests of the course")
    void clean() {
        assertThat(Leaks.findings(HAND_OUT.files())).isEmpty();
        assertThat(HAND_OUT.files().keySet())
                .contains("exercises/tasks/knight/MyKnight.java", "notebooks/02-knight.ipynb", "course")
                .noneMatch(path -> path.matches("src/.*Test\\.java"))
                .noneMatch(path -> path.startsWith("solutions"));
        assertThat(HAND_OUT.text("pom.xml")).doesNotContain("solutions");
    }

    @ParameterizedTest
    @CsvSource({"notebooks/notes.md, see KnightSolution for more", "machine/check.wasm, \0asm KnightSolution"})
    @DisplayName("finds a solution by its name, in any file")
    void name(String path, String text) {
        assertThat(findings(path, text)).containsExactly(path + " names the solution KnightSolution");
    }

    @ParameterizedTest
    @CsvSource({
        "exercises/tasks/knight/MyKnight.java, class MyKnight implements Knight { long a = 1L << 2; }",
        "02-knight.html, <pre>class <b>MyKnight</b> implements Knight { long a = 1L &lt;&lt; 2; }</pre>"
    })
    @DisplayName("finds a solved exercise in a file and in a listing, and lets stubs pass")
    void solved(String path, String text) {
        assertThat(findings(path, text)).containsExactly(path + " has an answer, MyKnight, that is not the stub");
        assertThat(findings("x.html", "<p>MyKnight</p><pre>" + stub() + "</pre>"))
                .isEmpty();
    }

    private static String stub() {
        return PROJECT.text(HandOut.STUBS + "knight/MyKnight.java")
                .replace("&", "&amp;")
                .replace("<", "&lt;");
    }

    @Test
    @DisplayName("finds a solved exercise in a cell")
    void solvedCell() {
        String notebook = PROJECT.text("notebooks/02-knight.ipynb");
        String solved = notebook.replaceFirst("throw new NotStartedYet\\(\\\\\"TODO 2\\.1[^\\n]*\\)", "return 0");
        assertThat(solved).isNotEqualTo(notebook);
        assertThat(findings("notebooks/02-knight.ipynb", solved))
                .singleElement()
                .asString()
                .contains("02-knight.ipynb, cell", "MyKnight");
    }
}
