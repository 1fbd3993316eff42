package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.judge.Judge;
import sphericalknight.grader.model.TestVerdict;

/** Every teacher's class has a secret seed of its own, so a right answer must be right with any. Exercise 10.3 once was not. */
@DisplayName("A right answer keeps its points, whatever the seed")
class AnySeedTest {
    @ParameterizedTest(name = "exercise {0}")
    @MethodSource("sphericalknight.solutions.GradedAnswersTest#ids")
    @DisplayName("one seed")
    void some(String id) {
        right(id, 0, 1);
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "exercise {0}")
    @MethodSource("sphericalknight.solutions.GradedAnswersTest#ids")
    @DisplayName("sixty more")
    void many(String id) {
        right(id, 1, 61);
    }

    private static void right(String id, int first, int end) {
        CatalogueEntry exercise = Catalogue.find().byId(id).orElseThrow();
        Solution solution = Solution.of(exercise);
        AnswerClasses answer = solution.files();
        IntStream.range(first, end).parallel().forEach(i -> {
            assertThat(new Judge("seed " + i).grade(exercise, answer).tests())
                    .as("seed %d", i)
                    .allMatch(TestVerdict::passed);
        });
    }
}
