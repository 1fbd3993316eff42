package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;

@DisplayName("The last look at the site")
class SiteReleaseTest {
    private static final CoursePaths COURSE = CoursePaths.find();
    private static final String STUB = "class MyKnight implements Knight { /* TODO 2.1 */ }";

    @Test
    @DisplayName("lets text, stubs and the cells of lessons pass")
    void clean() {
        assertThat(findings("02-knight.html", "<p>MyKnight</p><pre><code>" + STUB + "</code></pre>"))
                .isEmpty();
    }

    @Test
    @DisplayName("finds the name of a solution in any file, code of one, an answer, and files of another kind")
    void leaks() {
        assertThat(findings("machine/check.wasm", "\0asm KnightSolution"))
                .containsExactly("machine/check.wasm names the solution KnightSolution");
        assertThat(findings("x.html", "<pre>class <b>MyKnight</b> implements Knight { long a = 1L &lt;&lt; 2; }</pre>"))
                .containsExactly("x.html has an answer, MyKnight, that is not the stub");
        String solution = ProjectFiles.read(COURSE.root())
                .text("solutions/main/java/sphericalknight/solutions/knight/KnightSolution.java")
                .replace("KnightSolution", "Helper");
        assertThat(findings("x.html", "<pre>" + solution.replace("&", "&amp;").replace("<", "&lt;") + "</pre>"))
                .contains("x.html has code of KnightSolution");
        String slips = ProjectFiles.read(COURSE.root())
                .text("solutions/main/java/sphericalknight/solutions/knight/AnyLeaper.slips");
        assertThat(findings("x.html", "<pre>" + slips.replace("&", "&amp;").replace("<", "&lt;") + "</pre>"))
                .contains("x.html has code of AnyLeaperSlips");
        assertThat(findings("KnightContract.class", ""))
                .containsExactly("KnightContract.class is not a file that a site contains");
    }

    private static List<String> findings(String path, String text) {
        return SiteRelease.findings(
                COURSE, Map.of(path, text.getBytes(StandardCharsets.UTF_8)), Map.of("MyKnight", STUB));
    }
}
