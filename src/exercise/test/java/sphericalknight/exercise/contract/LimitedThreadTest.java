package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Work with a time limit, and parts of it with limits of their own")
class LimitedThreadTest {
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(20);

    @Test
    @DisplayName("work runs on another thread, its parts on the same one")
    void threads() {
        Thread caller = Thread.currentThread();
        boolean isSame = Platform.within(LONG, false, () -> {
            Thread outer = Thread.currentThread();
            return outer != caller && Platform.within(LONG, false, () -> Thread.currentThread() == outer);
        });
        assertThat(isSame).isTrue();
    }

    @Test
    @DisplayName("a part is interrupted at its limit; the next part and the rest of the work are not")
    void partAtItsLimit() {
        String seen = Platform.within(LONG, "nothing", () -> {
            String first = Platform.within(SHORT, "", LimitedThreadTest::untilInterrupted);
            String second = Platform.within(LONG, "", () -> Platform.isOver() ? "over" : "fresh");
            return first + ", " + second + ", " + (Platform.isOver() ? "over" : "fresh");
        });
        assertThat(seen).isEqualTo("interrupted, fresh, fresh");
    }

    private static String untilInterrupted() {
        while (!Platform.isOver()) {
            Thread.onSpinWait();
        }
        return "interrupted";
    }

    @Test
    @DisplayName("a part that throws gives the other result, and the work goes on")
    void partThatThrows() {
        String seen = Platform.within(
                LONG,
                "nothing",
                () -> Platform.within(LONG, "other", () -> {
                            throw new StackOverflowError();
                        })
                        + " and on");
        assertThat(seen).isEqualTo("other and on");
    }

    @Test
    @DisplayName("work that throws gives the other result")
    void workThatThrows() {
        String seen = Platform.within(LONG, "other", () -> {
            throw new IllegalStateException();
        });
        assertThat(seen).isEqualTo("other");
    }

    @Test
    @DisplayName("the limit of the whole work ends its part, and every part after that is over, too")
    void wholeWorkAtItsLimit() {
        String seen = Platform.within(SHORT, "nothing", () -> {
            String first = Platform.within(LONG, "", LimitedThreadTest::untilInterrupted);
            return first + ", " + Platform.within(LONG, "", () -> Platform.isOver() ? "over" : "fresh");
        });
        assertThat(seen).isEqualTo("interrupted, over");
    }

    @Test
    @DisplayName("a part that does not heed its interruption is given up, and with it the whole work")
    void deafPart() {
        long longer = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        String seen = Platform.within(
                LONG,
                "other",
                () -> Platform.within(SHORT, "part", () -> {
                    while (System.nanoTime() < longer) {
                        Thread.onSpinWait();
                    }
                    return "whole";
                }));
        assertThat(seen).isEqualTo("other");
    }
}
