package sphericalknight.exercise.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.exercise.contract.InterpretedAnswers;

@DisplayName("Fingerprints of answers")
class DiagnosisTest {
    private static Map<String, String> of(AnswerSource source) {
        return Fingerprints.of(Samples.EXERCISE, new InterpretedAnswers(Samples.EXERCISE, Samples.compiled(source)));
    }

    @Test
    @DisplayName("answers that do the same have the same ones, however they are written")
    void same() {
        assertThat(of(Samples.count("int n = 0; for (int i = 0; i < 64; i++) n += set >>> i & 1; return n;")))
                .isEqualTo(of(Samples.right()));
    }

    @Test
    @DisplayName("a mistake changes that of its method only")
    void methodByMethod() {
        Map<String, String> wrong = of(Samples.north("return set << 7;"));
        Map<String, String> right = of(Samples.right());
        assertThat(wrong.get("count")).isEqualTo(right.get("count"));
        assertThat(wrong.get("north")).isNotEqualTo(right.get("north"));
    }

    @Test
    @DisplayName("a method that throws or never ends has one, too, and those of the others stay")
    void exceptions() {
        Map<String, String> right = of(Samples.right());
        Map<String, String> throwing = of(Samples.count("int[] none = {}; return none[0];"));
        assertThat(throwing)
                .containsEntry("north", right.get("north"))
                .doesNotContainEntry("count", right.get("count"));
        Map<String, String> endless = of(Samples.count("while (true) { }"));
        assertThat(endless).containsKey("count").isNotEqualTo(throwing);
    }

    @Test
    @DisplayName("the file names only the methods that a mistake gets wrong, and a half-done answer is known by them")
    void file() {
        Map<Diagnosis, Map<String, String>> wrong = new LinkedHashMap<>();
        Map<String, String> hashes = of(Samples.north("return set << 7;"));
        Diagnosis mirrored = new Diagnosis("FILES_MIRRORED", "Left is right.", "north");
        wrong.put(mirrored, hashes);
        assertThat(Fingerprints.text(of(Samples.right()), wrong, Map.of(mirrored, List.of("aRandom", "north")))
                        .lines()
                        .skip(2))
                .containsExactly("FILES_MIRRORED | north aRandom | north=" + hashes.get("north") + " | Left is right.");
    }

    @Test
    @DisplayName("an answer that fails other tests, too, is known in its method only")
    void otherTests() {
        CheckResult result = Checker.checkSource(Samples.EXERCISE, Samples.answer("return 7;", "return set << 7;", ""));
        assertThat(result.diagnosis())
                .hasValueSatisfying(known -> assertThat(known.line())
                        .isEqualTo("NORTH_WEST: In north(), you went to the north-west. Other tests fail, too."));
    }

    @Test
    @DisplayName("a learner's answer is diagnosed by them, also when another method is not started")
    void diagnosed() {
        AnswerSource halfDone =
                Samples.answer("throw new NotStartedYet(\"TODO 99.1: begin\");", "return set << 7;", "");
        CheckResult result = Checker.checkSource(Samples.EXERCISE, halfDone);
        assertThat(result.diagnosis())
                .hasValueSatisfying(known -> assertThat(known.name()).isEqualTo("NORTH_WEST"));
        assertThat(result.tests())
                .filteredOn(test -> test.status() == Status.FAILED)
                .extracting(TestResult::diagnosis)
                .containsExactly("NORTH_WEST: You went to the north-west.");
        assertThat(Checker.checkSource(Samples.EXERCISE, Samples.count("return (int) (set * 3 % 7) + 2;"))
                        .diagnosis())
                .isEmpty();
    }
}
