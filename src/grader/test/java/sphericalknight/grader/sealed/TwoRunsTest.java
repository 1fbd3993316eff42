package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.answer.Instances;
import sphericalknight.exercise.answer.StoppableLoader;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;

@DisplayName("The two runs on an answer")
class TwoRunsTest {
    private final List<Kept> started = new ArrayList<>();

    /** A run that knows how often it was closed, and how often it was asked for another one in the same process. */
    private static final class Kept extends Trial {
        private final Class<?> type;
        private int closed;
        private int again;

        Kept(Class<?> type, long seed) {
            super(seed);
            this.type = type;
        }

        @Override
        public <T> T create(Class<T> exercise) throws Throwable {
            assertThat(closed).as("nobody asks a process that was ended").isZero();
            return exercise.cast(Instances.create(type));
        }

        @Override
        Optional<Lost> lost() {
            return Optional.empty();
        }

        @Override
        Trial again(long otherSeed) {
            assertThat(closed).as("its process lives on").isZero();
            again++;
            return new Kept(type, otherSeed);
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

    private ExerciseVerdict verdict(String body) {
        Class<?> type = StoppableLoader.load(
                Knights.classes(Knights.source(body)), Knights.EXERCISE.type().getClassLoader());
        return new TwoRuns(
                        Knights.EXERCISE,
                        new Verdicts(Knights.EXERCISE, ""),
                        (seed, doomed) -> {
                            started.forEach(trial -> assertThat(trial.closed).isPositive());
                            started.add(new Kept(type, seed));
                            return started.get(started.size() - 1);
                        },
                        4711,
                        Duration.ofSeconds(30))
                .verdict();
    }
}
