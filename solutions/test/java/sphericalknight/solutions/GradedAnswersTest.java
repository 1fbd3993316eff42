package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.known.KnownWrong;
import sphericalknight.exercise.platform.Names;
import sphericalknight.grader.judge.Judge;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;

@DisplayName("A grade says what the check says")
class GradedAnswersTest {
    private static final String SECRET = "secret";

    /** Of all known wrong answers every third one is graded; the self-check tries them all. */
    private static final int NTH = 3;

    private final Judge judge = new Judge(SECRET);

    /** Sets of squares, and arrays. */
    @ParameterizedTest(name = "exercise {0}")
    @ValueSource(strings = {"2.1", "8.4"})
    @DisplayName("two exercises: reference, stub, and one known wrong answer")
    void some(String id) {
        same(Catalogue.find().byId(id).orElseThrow(), 1);
    }

    static List<String> ids() {
        return Catalogue.find().entries().stream().map(CatalogueEntry::id).toList();
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "exercise {0}")
    @MethodSource("ids")
    @DisplayName("all exercises: reference, stub, and every third known wrong answer")
    void all(String id) {
        same(Catalogue.find().byId(id).orElseThrow(), Integer.MAX_VALUE);
    }

    private void same(CatalogueEntry exercise, int most) {
        Solution solution = Solution.of(exercise);
        ExerciseVerdict right = judge.grade(exercise, solution.files());
        assertThat(right.tests()).allMatch(TestVerdict::passed);
        assertThat(right.score()).isEqualTo(exercise.exercise().points());
        assertThat(right.tests())
                .hasSize(2
                        * (int) right.tests().stream()
                                .filter(test -> !test.hidden())
                                .count());

        String stub = exercise.stub().orElseThrow();
        ExerciseVerdict nothing =
                judge.grade(exercise, new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), stub));
        assertThat(nothing.reason()).isEqualTo(Reason.NOT_ATTEMPTED);
        assertThat(nothing.score()).isZero();

        List<String> differences = new ArrayList<>();
        List<KnownWrong> all = solution.known().all().stream()
                .filter(each -> each.failsTest() || most > 1)
                .limit(most)
                .toList();
        for (int i = 0; i < all.size(); i += NTH) {
            KnownWrong wrong = all.get(i);
            CheckResult here = Checker.check(exercise, solution.files(wrong));
            ExerciseVerdict graded = judge.grade(exercise, solution.files(wrong));
            String check =
                    failed(here) + " " + here.diagnosis().map(Diagnosis::name).orElse("");
            String grade = failed(graded) + " " + graded.mistake().name();
            if (!check.equals(grade) || graded.reason() == Reason.PASSED || graded.reason() == Reason.GRADER_ERROR) {
                differences.add(wrong.name() + ": check " + check + ", grade " + grade + ", " + graded.reason() + " "
                        + graded.message());
            }
        }
        assertThat(differences).isEmpty();
    }

    private static Set<String> failed(CheckResult result) {
        return result.tests().stream()
                .filter(test -> test.status() != Status.PASSED)
                .map(TestResult::method)
                .collect(Collectors.toSet());
    }

    private static Set<String> failed(ExerciseVerdict verdict) {
        return verdict.tests().stream()
                .filter(test -> !test.hidden() && !test.passed())
                .map(TestVerdict::method)
                .collect(Collectors.toSet());
    }
}
