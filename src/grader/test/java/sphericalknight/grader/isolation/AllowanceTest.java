package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.grader.isolation.ChildProcess.End;

@DisplayName("What a program may use for a test")
class AllowanceTest {
    private static final int LOOK = 20;

    private final Program program = new Program();
    private long millis;
    private final Allowance allowance = new Allowance(program, () -> millis * 1_000_000);

    private static final class Program implements Allowance.Activity {
        private Duration used = Duration.ZERO;
        private boolean idle;

        @Override
        public Duration used() {
            return used;
        }

        @Override
        public void isAskedHere() {}

        @Override
        public boolean isIdle() {
            return idle;
        }
    }

    @BeforeEach
    void start() {
        allowance.allow(Duration.ofSeconds(3));
    }

    /** A question that takes so long; the program works for a share of it, in percent. */
    private Optional<End> ask(int length, int busy) {
        allowance.asked();
        Optional<End> passed = Optional.empty();
        for (int i = 0; i < length / LOOK && passed.isEmpty(); i++) {
            millis += LOOK;
            program.idle = i * busy / 100 == (i + 1) * busy / 100;
            program.used = program.used.plusMillis(program.idle ? 0 : LOOK);
            passed = allowance.passed();
        }
        allowance.answered();
        return passed;
    }

    @Test
    @DisplayName("is two seconds of waiting in all, in however many questions")
    void manyShortSleeps() {
        int questions = 0;
        while (ask(40, 0).isEmpty()) {
            questions++;
        }
        assertThat(questions * 40).isBetween(2000, 2600);
    }

    @Test
    @DisplayName("is two seconds of waiting, although a thread beside uses a twentieth of a processor")
    void aTrickleBeside() {
        assertThat(ask(15_000, 5)).contains(End.TIMEOUT);
        assertThat(millis).isBetween(2000L, 2800L);
    }

    @Test
    @DisplayName("is all its processor time, however long it waits for a processor, up to a backstop")
    void busy() {
        assertThat(ask(2900, 100)).isEmpty();
        assertThat(ask(400, 100)).contains(End.CPU_LIMIT);
        allowance.allow(Duration.ofSeconds(3));
        assertThat(ask(29_000, 100)).contains(End.CPU_LIMIT);
    }

    @Test
    @DisplayName("does not shrink while nobody asks, nor by more than two looks when one comes late")
    void fair() {
        program.idle = true;
        for (int i = 0; i < 1000; i++) {
            millis += LOOK;
            assertThat(allowance.passed()).isEmpty();
        }
        allowance.allow(Duration.ofSeconds(3));
        allowance.asked();
        for (int i = 0; i < 40; i++) {
            millis += 400;
            assertThat(allowance.passed()).isEmpty();
        }
    }

    @Test
    @DisplayName("is counted anew for each test")
    void again() {
        for (int i = 0; i < 5; i++) {
            allowance.allow(Duration.ofSeconds(3));
            assertThat(ask(1800, 0)).isEmpty();
        }
    }
}
