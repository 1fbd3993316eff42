package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;

@DisplayName("The two runs on an answer")
class TwoRunsTest {
    /** A test without random inputs. */
    private static final String NOT_RUN = "noTeleportFromTheLeftEdge";

    private final List<Kept> started = new ArrayList<>();
    private boolean firstGivesUp;

    /** A run that knows how often it was closed, and how often it was asked for another one in the same process. */
    private static final class Kept extends LocalTrial {
        private final Answers answers;
        private final boolean givesUp;
        private int closed;
        private int again;

        Kept(Answers answers, ToLongFunction<String> seeds, boolean givesUp) {
            super(answers, seeds);
            this.answers = answers;
            this.givesUp = givesUp;
        }

        @Override
        public <T> T create(Class<T> exercise) throws Throwable {
            assertThat(closed).as("nobody asks a process that was ended").isZero();
            if (givesUp && running().equals(NOT_RUN)) {
                leaveOpen();
                throw new ChildFailure(Reason.TIMEOUT, "Not run.");
            }
            return super.create(exercise);
        }

        @Override
        Trial again(ToLongFunction<String> otherSeeds) {
            assertThat(closed).as("its process lives on").isZero();
            again++;
            return new Kept(answers, otherSeeds, false);
        }

        @Override
        public void close() {
            closed++;
        }
    }

    @Test
    @DisplayName("need one process where the answer is right")
    void right() {
        assertThat(verdict(Knights.RIGHT).reason()).isEqualTo(Reason.PASSED);
        assertThat(started).hasSize(1);
        assertThat(started.get(0).again).isEqualTo(1);
        assertThat(started.get(0).closed).isPositive();
    }

    @Test
    @DisplayName("need two where it is wrong, and the first has ended before the second begins")
    void wrong() {
        assertThat(verdict("return 0;").reason()).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(started).hasSize(2).allMatch(trial -> trial.again == 0 && trial.closed > 0);
    }

    @Test
    @DisplayName("ask in the second what the first did not come to, random inputs or not")
    void notRun() {
        firstGivesUp = true;
        assertThat(verdict(Knights.RIGHT).tests())
                .filteredOn(test -> !test.passed())
                .extracting(TestVerdict::method, TestVerdict::hidden)
                .containsExactly(tuple(NOT_RUN, false));
    }

    @Test
    @DisplayName("name a known mistake only if it explains every test that failed")
    void explainsAll() {
        String noEdgeMask = "return knights << 17 | knights << 15 | knights << 10 | knights << 6"
                + " | knights >>> 17 | knights >>> 15 | knights >>> 10 | knights >>> 6;";
        assertThat(verdict(noEdgeMask).mistake().name()).isEqualTo("NO_EDGE_MASK");
        started.clear();
        ExerciseVerdict more = verdict("if (knights == (1L << 26 | 1L << 28)) return 0;\n" + noEdgeMask);
        assertThat(more.tests())
                .filteredOn(test -> !test.hidden() && !test.passed())
                .extracting(TestVerdict::method)
                .contains("knightsAreASet");
        assertThat(more.mistake()).isEqualTo(ExerciseVerdict.Mistake.UNKNOWN);
    }

    private ExerciseVerdict verdict(String body) {
        Answers answers = Checker.answersOf(Knights.EXERCISE, Knights.classes(Knights.source(body)));
        return new TwoRuns(
                        Knights.EXERCISE,
                        new Verdicts(Knights.EXERCISE, ""),
                        (seeds, doomed) -> {
                            started.forEach(trial -> assertThat(trial.closed).isPositive());
                            started.add(new Kept(answers, seeds, firstGivesUp && started.isEmpty()));
                            return started.get(started.size() - 1);
                        },
                        test -> 4711,
                        Duration.ofSeconds(30))
                .verdict();
    }
}
