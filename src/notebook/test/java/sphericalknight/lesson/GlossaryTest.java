package sphericalknight.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;

@DisplayName("The glossary")
class GlossaryTest {
    /** | **word** | meaning | [NN](NN-lesson.ipynb) | */
    private static final Pattern ROW =
            Pattern.compile("^\\| \\*\\*(.+?)\\*\\* \\| .+ \\| \\[\\d\\d]\\((.+?)\\.ipynb\\) \\|$", Pattern.MULTILINE);

    private final CoursePaths course = CoursePaths.find();
    private final String glossary = TestCourse.read(course.notebooks().resolve("glossary.md"));
    private final List<MatchResult> rows = ROW.matcher(glossary).results().toList();

    @Test
    @DisplayName("every row is a word, its meaning and a lesson, in alphabetical order")
    void rows() {
        assertThat(rows).hasSize((int)
                glossary.lines().filter(line -> line.startsWith("| **")).count());
        assertThat(rows.stream().map(row -> row.group(1).toLowerCase())).isSorted();
    }

    @Test
    @DisplayName("each word stands in bold or as code in the lesson it is linked to, and in none before")
    void firstLesson() {
        for (MatchResult row : rows) {
            assertThat(Lessons.of(course).all().stream()
                            .filter(lesson -> names(lesson, row.group(1)))
                            .map(Lessons::nameOf)
                            .findFirst())
                    .as("the first lesson in which **" + row.group(1) + "** stands; notebooks/glossary.md says so")
                    .hasValue(row.group(2));
        }
    }

    private static boolean names(Path lesson, String word) {
        String text = Notebook.read(lesson).cells().stream()
                .filter(Cell::isText)
                .map(Cell::source)
                .collect(Collectors.joining("\n"));
        return Pattern.compile("(\\*\\*|`)" + Pattern.quote(word) + "s?(\\*\\*|`)", Pattern.CASE_INSENSITIVE)
                .matcher(text)
                .find();
    }
}
