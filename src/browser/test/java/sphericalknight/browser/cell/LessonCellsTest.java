package sphericalknight.browser.cell;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
            if (cell.isCompared() && !cell.has(Cell.RAISES)) {
                assertThat(outputs).as(lesson.name() + "/" + cell.id()).isEqualTo(stored(cell, outputs));
            }
        }
    }

    /** The stored outputs. A plot counts as equal to one with the same words: {@code ./course run} compares its lines. */
    private static List<String> stored(Cell cell, List<String> outputs) {
        List<String> stored = new ArrayList<>();
        for (ObjectNode output : cell.outputs()) {
            String html = Cell.text(output.path("data").path("text/html"));
            String words = html.replaceFirst(" width=\"720\".*", "");
            boolean isPlot = !words.equals(html)
                    && stored.size() < outputs.size()
                    && outputs.get(stored.size()).startsWith("picture: " + words);
            stored.add(
                    isPlot
                            ? outputs.get(stored.size())
                            : !html.isEmpty()
                                    ? "picture: " + html
                                    : output.has("data")
                                            ? "value: "
                                                    + Cell.text(
                                                            output.path("data").path("text/plain"))
                                            : "printed: "
                                                    + Cell.text(output.path("text"))
                                                            .stripTrailing());
        }
        return stored;
    }
}
