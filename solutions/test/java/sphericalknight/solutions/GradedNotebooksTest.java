package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.judge.Judge;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;

@DisplayName("The lessons, filled with the references and handed in")
class GradedNotebooksTest {
    private static final List<CatalogueEntry> ALL = Catalogue.find().entries();

    private static final List<FilledNotebook> NOTEBOOKS = FilledNotebook.all();

    @TempDir
    static Path folder;

    /** What is found in each notebook, by its name. */
    private static Map<String, Submission> found;

    @BeforeAll
    static void readAll() {
        found = NOTEBOOKS.stream().collect(Collectors.toMap(FilledNotebook::name, GradedNotebooksTest::read));
    }

    private static Submission read(FilledNotebook notebook) {
        return new SubmissionReader(ALL).read(List.of(notebook.write(folder)));
    }

    @Test
    @DisplayName("every answer is found in its cell, without a note")
    void found() {
        for (FilledNotebook notebook : NOTEBOOKS) {
            Submission submission = found.get(notebook.name());
            assertThat(submission.notes()).as(notebook.name()).isEmpty();
            assertThat(submission.answers().keySet())
                    .as(notebook.name())
                    .containsExactlyInAnyOrderElementsOf(notebook.exercises().stream()
                            .map(CatalogueEntry::id)
                            .toList());
        }
    }

    @Test
    @DisplayName("lessons 02 and 05 pass, of which one imports what only notebooks know")
    void twoLessons() {
        NOTEBOOKS.stream()
                .filter(notebook -> notebook.name().matches("0[25].*"))
                .forEach(this::passes);
    }

    @Tag("exhaustive")
    @TestFactory
    @DisplayName("every lesson passes")
    Stream<DynamicTest> everyLesson() {
        return NOTEBOOKS.stream().map(each -> dynamicTest(each.name(), () -> passes(each)));
    }

    private void passes(FilledNotebook notebook) {
        Submission submission = found.get(notebook.name());
        Judge judge = new Judge("notebooks");
        for (CatalogueEntry exercise : notebook.exercises()) {
            ExerciseVerdict verdict = judge.grade(
                    exercise, submission.answers().get(exercise.id()).source());
            assertThat(verdict.reason()).as(verdict.toString()).isEqualTo(Reason.PASSED);
        }
    }

    @Test
    @DisplayName("a cell that is deleted, doubled, split, retyped or moved changes the answer of its own exercise only")
    void oneCell() {
        mutate(15);
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("the same, often")
    void oneCellOften() {
        mutate(2000);
    }

    private void mutate(int rounds) {
        Random random = new Random(53);
        for (int round = 0; round < rounds; round++) {
            FilledNotebook mutant =
                    NOTEBOOKS.get(random.nextInt(NOTEBOOKS.size())).copy();
            int cell = random.nextInt(mutant.cells().size());
            Set<String> own = FilledNotebook.answerOf(mutant.cells().get(cell)).stream()
                    .map(CatalogueEntry::id)
                    .collect(Collectors.toSet());
            int kind = random.nextInt(5);
            mutate(mutant.cells(), cell, kind, random);
            Map<String, String> after = sources(read(mutant));
            assertThat(changed(sources(found.get(mutant.name())), after))
                    .as(mutant.name() + ", cell " + cell + ", kind " + kind)
                    .isSubsetOf(own);
        }
    }

    private static void mutate(ArrayNode cells, int at, int kind, Random random) {
        ObjectNode cell = (ObjectNode) cells.get(at);
        String source = FilledNotebook.source(cell);
        switch (kind) {
            case 0 -> cells.remove(at);
            case 1 -> cells.insert(random.nextInt(cells.size() + 1), cell.deepCopy());
            case 2 -> {
                int middle = random.nextInt(source.length() + 1);
                ObjectNode second = cell.deepCopy();
                cell.put("source", source.substring(0, middle));
                second.put("source", source.substring(middle));
                cells.insert(at + 1, second);
            }
            case 3 -> cell.put("cell_type", random.nextBoolean() ? "markdown" : "code");
            default -> {
                cells.remove(at);
                cells.insert(random.nextInt(cells.size() + 1), cell);
            }
        }
    }

    /** The answers without the imports that the reader adds: those follow the notebook's other cells, as the kernel's do. */
    private static Map<String, String> sources(Submission submission) {
        return submission.answers().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> each.getValue().source().text().replaceFirst("^(?:import [^;\\n]*; )*", "")));
    }

    private static Set<String> changed(Map<String, String> before, Map<String, String> after) {
        Set<String> changed = new HashSet<>(before.keySet());
        changed.addAll(after.keySet());
        changed.removeIf(id -> before.getOrDefault(id, "").equals(after.getOrDefault(id, "")));
        return changed;
    }
}
