package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.PlainRunner;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.contract.Answers;

/**
 * A test is earned by an answer that is right each time it is asked in it. So none may pass in which one of the answers was not the right
 * one: not by remembering what was asked, by knowing the visible inputs, by returning arguments, by holding back, or by being almost
 * right (by changing arrays neither, see {@code CallsTest}). Right is what the reference answers to the questions that an honest answer is asked; where other answers are as
 * good, none of the impostors happens to give one.
 */
@DisplayName("Nobody passes a test that he has not earned")
class UnearnedPointsTest {
    private static final String MAGIC = "every magic number is right, and many numbers near a magic one are magic, too";
    private static final String HALF = "each half of the board is asked on its own, and the drawing is the reader's";
    private static final long OTHER_SEED = 0x5EC2E7L;

    /** Tests that pass with other answers than the reference's, and may: what they ask for is there. */
    private static final Map<String, String> EARNED = Map.ofEntries(
            Map.entry("1.1.lowerHalf", HALF),
            Map.entry("1.1.onTheBoard", HALF),
            Map.entry("1.1.upperHalf", HALF),
            Map.entry("9.4.bishopOnB3", MAGIC),
            Map.entry("9.4.bishopWithSix", MAGIC),
            Map.entry("9.4.fullestFirst", MAGIC),
            Map.entry("9.4.rooksWithSeven", MAGIC),
            Map.entry("9.4.rooksWithSix", MAGIC),
            Map.entry("9.4.tenSeeds", MAGIC),
            Map.entry(
                    "10.4.culprit",
                    "it asks who it is, and four moves and positions beside a right suspect are not looked at"),
            Map.entry("12.2.twoSymbols", "one bit each: the same words are right whatever the weights"));

    @ParameterizedTest(name = "exercise {0}")
    @ValueSource(strings = {"2.1", "8.4", "12.1", "12.3"})
    @DisplayName("in a few exercises")
    void few(String id) {
        check(id);
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "exercise {0}")
    @MethodSource("sphericalknight.solutions.GradedAnswersTest#ids")
    @DisplayName("in every exercise")
    void all(String id) {
        check(id);
    }

    @Test
    @DisplayName("whose answers have a free form: not by keeping in a field what belongs into them")
    void keptInAField() {
        CheckResult result = Checker.checkSource(
                Catalogue.find().byId("8.4").orElseThrow(), new AnswerSource("MyUndoRecord", "memory", """
                        package memory;
                        class MyUndoRecord implements sphericalknight.exercises.memory.UndoRecord {
                            static int[] kept;
                            public int[] remember(int[] before, int from, int to) { kept = before.clone(); return new int[0]; }
                            public int[] restore(int[] after, int[] record) { return kept.clone(); }
                        }
                        """));
        assertThat(result.tests()).noneMatch(test -> test.status() == Status.PASSED);
        assertThat(result.tests().get(0).message())
                .startsWith("restore() is called on another object than remember().");
    }

    private static void check(String id) {
        CatalogueEntry exercise = Catalogue.find().byId(id).orElseThrow();
        Solution solution = Solution.of(exercise);
        Transcript visible = Transcript.of(solution, Answers.VISIBLE_SEED);
        Transcript hidden = Transcript.of(solution, OTHER_SEED);
        Map<String, List<String>> unearned = new TreeMap<>();
        Impostors.all(visible, hidden).forEach((name, impostor) -> {
            List<String> tests = impostor.unearned(solution).stream()
                    .filter(test -> !EARNED.containsKey(id + "." + test))
                    .toList();
            if (!tests.isEmpty()) {
                unearned.put(name, tests);
            }
        });
        assertThat(new PlainRunner().run(exercise, Set.of(), solution.answers()))
                .as("a right answer afterwards: the contract hands out copies of what it keeps")
                .allMatch(test -> test.status() == Status.PASSED);
        assertThat(unearned)
                .as("tests that are passed by answers that are not right")
                .isEmpty();
    }
}
