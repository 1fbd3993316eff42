package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.Comparison;
import sphericalknight.lesson.engine.TestKernel;

@DisplayName("Lessons in which a learner imports something new in each cell")
@Tag("exhaustive")
class LearnersImportsTest {
    /** The packages of java.base, but for one whose Path is another than that of lesson 10. */
    private static final List<String> PACKAGES = Object.class.getModule().getDescriptor().exports().stream()
            .filter(exported -> !exported.isQualified())
            .map(exported -> exported.source())
            .filter(name -> !name.equals("java.lang") && !name.equals("java.nio.file"))
            .sorted()
            .toList();

    static Stream<Path> lessons() {
        return Lessons.of(CoursePaths.find()).all().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("show the same as without these imports")
    void sameOutputs(Path lesson) {
        Notebook stored = Notebook.read(lesson);
        Notebook changed = stored.copy();
        List<Cell> cells = changed.codeCells();
        for (int i = 1; i < cells.size(); i++) {
            String added = "import " + PACKAGES.get(i % PACKAGES.size()) + ".*;\n";
            String before = i % 2 == 0 ? "// added\n" : "boolean added" + i + ";\n  ";
            cells.get(i).json().put("source", before + added + cells.get(i).source());
        }
        List<Cell> shown = new TestKernel().execute(changed).notebook().codeCells();
        for (int i = 0; i < shown.size(); i++) {
            Cell before = stored.codeCells().get(i);
            boolean namesALine = before.outputs().toString().contains("\"Line ");
            if (!namesALine && !before.has(Cell.EXERCISE) && !before.has(Cell.TIMING)) {
                assertThat(Comparison.of(before, shown.get(i))).as(before.id()).isEmpty();
            }
        }
    }
}
