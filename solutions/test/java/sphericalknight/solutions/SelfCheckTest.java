package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.catalogue.Names;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;

/** The course checks itself: that every exercise is complete, can be solved, and catches the mistakes it knows. */
@DisplayName("Self-check of the exercises")
class SelfCheckTest {
    private static final Path ROOT = Path.of(System.getProperty("course.root"));
    private static final int LONGEST_CONTRACT = 150;

    @Test
    @DisplayName("every id is used once")
    void idsAreUnique() {
        assertThat(Catalogue.find().entries())
                .extracting(CatalogueEntry::id)
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicContainer> exercises() {
        return Catalogue.find().entries().stream()
                .map(exercise -> dynamicContainer(
                        exercise.id() + " " + exercise.exercise().title(), checks(exercise)));
    }

    private static Stream<DynamicTest> checks(CatalogueEntry exercise) {
        Map<String, Executable> checks = new LinkedHashMap<>();
        checks.put("its parts are all there", () -> partsAreThere(exercise));
        checks.put("the reference passes", () -> referencePasses(exercise));
        checks.put("the stub passes nothing", () -> stubPassesNothing(exercise));
        checks.put("the fingerprints are fresh", () -> fingerprintsAreFresh(exercise));
        Solution solution = Solution.of(exercise);
        checks.put(
                "there are two known wrong answers at least",
                () -> assertThat(solution.knownWrong()).hasSizeGreaterThanOrEqualTo(2));
        for (Class<?> wrong : solution.knownWrong()) {
            checks.put(Solution.name(wrong) + " is caught and diagnosed", () -> isCaught(solution, wrong));
        }
        return checks.entrySet().stream().map(check -> dynamicTest(check.getKey(), check.getValue()));
    }

    private static void partsAreThere(CatalogueEntry exercise) throws IOException {
        List<String> steps = exercise.hints()
                .map(Hints::steps)
                .orElseGet(() -> fail(exercise.type().getSimpleName() + ".md with the hints is missing"));
        assertThat(steps).as("hints").hasSize(Hints.STEPS).noneMatch(String::isBlank);
        Path contract = ROOT.resolve("exercises/contracts/main/java")
                .resolve(exercise.contract().getName().replace('.', '/') + ".java");
        assertThat(Files.readAllLines(contract)).as("lines of the contract").hasSizeLessThanOrEqualTo(LONGEST_CONTRACT);
        assertThat(exercise.exercise().lesson()).startsWith(lesson(exercise));
        assertThat(ROOT.resolve("exercises/tasks").resolve(exercise.answerFile()))
                .as("the learner's file; ./course reset %s writes it", exercise.id())
                .exists();
    }

    private static String lesson(CatalogueEntry exercise) {
        int number = Integer.parseInt(exercise.id().substring(0, exercise.id().indexOf('.')));
        return String.format("%02d-", number);
    }

    private static void referencePasses(CatalogueEntry exercise) {
        Solution solution = Solution.of(exercise);
        CheckResult result = Checker.check(exercise, solution.files(solution.reference()));
        assertThat(result.status()).as("%s", result).isEqualTo(Status.PASSED);
        assertThat(result.points()).isEqualTo(result.maxPoints());
    }

    private static void stubPassesNothing(CatalogueEntry exercise) {
        String stub = exercise.stub()
                .orElseGet(() -> fail(exercise.answerName() + ".java, the stub, is missing in the resources"));
        CheckResult result =
                Checker.check(exercise, new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), stub));
        assertThat(result.status()).as("%s", result).isEqualTo(Status.NOT_STARTED);
        assertThat(result.tests())
                .extracting(TestResult::message)
                .allSatisfy(message -> assertThat(message).startsWith("TODO " + exercise.id() + ": "));
        assertThat(result.points()).isZero();
    }

    private static void fingerprintsAreFresh(CatalogueEntry exercise) throws IOException {
        String fresh = Solution.of(exercise).fingerprints();
        if (Boolean.getBoolean("course.write")) {
            String file = exercise.type().getName().replace('.', '/') + ".fingerprints";
            Files.writeString(ROOT.resolve("exercises/contracts/main/resources").resolve(file), fresh);
        } else {
            assertThat(exercise.fingerprints())
                    .as("stale; ./course refresh writes them anew")
                    .contains(fresh);
        }
    }

    private static void isCaught(Solution solution, Class<?> wrong) {
        KnownWrong mark = wrong.getAnnotation(KnownWrong.class);
        CheckResult result = Checker.check(solution.exercise(), solution.files(wrong));
        assertThat(result.status()).as("%s", result).isEqualTo(Status.FAILED);
        assertThat(result.diagnosis())
                .as("diagnosis of %s", result)
                .hasValueSatisfying(diagnosis -> assertThat(diagnosis.name()).isEqualTo(Solution.name(wrong)));
        if (!mark.fails().equals(KnownWrong.RULES)) {
            assertThat(mark.says())
                    .as("the sentence for the learner")
                    .hasSizeBetween(20, 300)
                    .doesNotContain(" | ");
            assertThat(result.tests())
                    .filteredOn(test -> test.status() == Status.FAILED)
                    .extracting(TestResult::method)
                    .as("tests that it fails")
                    .contains(mark.fails());
        }
    }
}
