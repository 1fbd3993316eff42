package sphericalknight.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;

@DisplayName("Code that was seen before is not run again")
class KnownCodeTest {
    private static final List<CatalogueEntry> EXERCISES = Catalogue.find().entries();

    private final KnownCode known = new KnownCode();
    private final AtomicInteger runs = new AtomicInteger();

    private ExerciseVerdict verdict(CatalogueEntry exercise, String main, String file, Reason reason) {
        AnswerClasses answer = new AnswerClasses(main, Map.of(main, file.getBytes()));
        Supplier<ExerciseVerdict> run = () -> {
            runs.incrementAndGet();
            return ExerciseVerdict.untested(
                    ExerciseVerdict.About.of(exercise.exercise()), reason, "run " + runs, List.of());
        };
        return known.verdict(exercise, answer, run);
    }

    @Test
    @DisplayName("the same class files, in other arrays: the verdict of the first run")
    void same() {
        ExerciseVerdict first = verdict(EXERCISES.get(0), "A", "code", Reason.PASSED);
        assertThat(verdict(EXERCISES.get(0), "A", "code", Reason.TIMEOUT)).isEqualTo(first);
        assertThat(runs).hasValue(1);
    }

    @Test
    @DisplayName("another exercise, class or byte: a run of its own")
    void other() {
        verdict(EXERCISES.get(0), "A", "code", Reason.PASSED);
        verdict(EXERCISES.get(1), "A", "code", Reason.PASSED);
        verdict(EXERCISES.get(0), "B", "code", Reason.PASSED);
        verdict(EXERCISES.get(0), "A", "codf", Reason.PASSED);
        assertThat(runs).hasValue(4);
    }

    @Test
    @DisplayName("a failure of the grader's is nobody else's verdict")
    void graderError() {
        verdict(EXERCISES.get(0), "A", "code", Reason.GRADER_ERROR);
        assertThat(verdict(EXERCISES.get(0), "A", "code", Reason.PASSED).reason())
                .isEqualTo(Reason.PASSED);
        assertThat(runs).hasValue(2);
    }
}
