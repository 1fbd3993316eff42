package sphericalknight.browser.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.browser.StoredOutputs;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

@Tag("exhaustive")
@DisplayName("Every lesson runs in a page")
class LessonCellsTest {
    static Stream<Notebook> lessons() {
        return Lessons.of(CoursePaths.find()).all().stream().map(Notebook::read);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    @DisplayName("all its cells in order, with the outputs that are stored")
    void runs(Notebook lesson) throws Exception {
        TestCells cells = new TestCells();
        List<Cell> all = lesson.cells().stream()
                .filter(cell -> cell.isCode() && !cell.id().startsWith("check-"))
                .toList();
        for (int i = 0; i < all.size(); i++) {
            Cell cell = all.get(i);
            String later =
                    all.subList(i + 1, all.size()).stream().map(Cell::source).collect(Collectors.joining("\n"));
            List<String> outputs = cells.run(i, cell.source(), later);
            if (StoredOutputs.isCompared(cell)) {
                List<String> stored = StoredOutputs.of(cell).stream()
                        .map(each -> each.get(0) + ": " + each.get(1))
                        .toList();
                assertThat(begun(outputs, stored))
                        .as(lesson.name() + "/" + cell.id())
                        .isEqualTo(stored);
            }
        }
    }

    /** The outputs; of a picture as much as is stored. */
    private static List<String> begun(List<String> outputs, List<String> stored) {
        List<String> begun = new ArrayList<>(outputs);
        for (int i = 0; i < Math.min(outputs.size(), stored.size()); i++) {
            if (outputs.get(i).startsWith("picture: ") && outputs.get(i).startsWith(stored.get(i))) {
                begun.set(i, stored.get(i));
            }
        }
        return begun;
    }
}
