package sphericalknight.exercise.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@DisplayName("A run of a contract")
class ContractRunTest {
    /** The first test uses most of a limit of two seconds; the second uses little, but waits longer than the limit. */
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    static class Waits {
        @Test
        @Order(1)
        void computes() {
            compute(1600);
        }

        @Test
        @Order(2)
        void waits() throws InterruptedException {
            compute(500);
            Thread.sleep(2000);
        }

        private static void compute(long millis) {
            long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + millis * 1_000_000;
            while (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() < end) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    @Tag("exhaustive")
    @DisplayName(
            "counts the processor time of each test alone, so that one that waits for a busy machine is not stopped")
    void eachAlone() {
        assertThat(ContractRun.run(Waits.class, null, Duration.ofSeconds(2)).tests())
                .extracting(TestResult::status)
                .containsExactly(Status.PASSED, Status.PASSED);
    }
}
