package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.sealed.SealedGrader;

@DisplayName("The sealed grader comes to the same verdicts as the check in this process")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SealedAnswersTest {
    private static final String SECRET = "secret";

    /** Of all known wrong answers every third one is graded; the self-check tries them all as answers from another process. */
    private static final int NTH = 3;

    private SealedGrader grader;

    @BeforeAll
    void open() {
        grader = SealedGrader.open(Level.S1, 1, SECRET);
    }

    @AfterAll
    void close() {
        grader.close();
    }

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
        ExerciseVerdict right = grader.grade(0, exercise, solution.files(solution.reference()), "reference");
        assertThat(right.tests()).allMatch(TestVerdict::passed);
        assertThat(right.score()).isEqualTo(exercise.exercise().points());
        assertThat(right.tests())
                .hasSize(2
                        * (int) right.tests().stream()
                                .filter(test -> !test.hidden())
                                .count());

        String stub = exercise.stub().orElseThrow();
        ExerciseVerdict nothing = grader.grade(
                0, exercise, new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), stub), "stub");
        assertThat(nothing.reason()).isEqualTo(Reason.NOT_ATTEMPTED);
        assertThat(nothing.score()).isZero();

        List<String> differences = new ArrayList<>();
        List<Class<?>> all = solution.knownWrong().stream()
                .filter(each -> !each.getAnnotation(KnownWrong.class).fails().equals(KnownWrong.RULES) || most > 1)
                .limit(most)
                .toList();
        for (int i = 0; i < all.size(); i += NTH) {
            Class<?> wrong = all.get(i);
            CheckResult here = Checker.check(exercise, solution.files(wrong));
            ExerciseVerdict sealed = grader.grade(0, exercise, solution.files(wrong), "known wrong");
            String inProcess =
                    failed(here) + " " + here.diagnosis().map(Diagnosis::name).orElse("");
            String outside = failed(sealed) + " " + sealed.mistake().name();
            if (!inProcess.equals(outside)
                    || sealed.reason() == Reason.PASSED
                    || sealed.reason() == Reason.GRADER_ERROR) {
                differences.add(Solution.name(wrong) + ": here " + inProcess + ", sealed " + outside + ", "
                        + sealed.reason() + " " + sealed.message());
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
