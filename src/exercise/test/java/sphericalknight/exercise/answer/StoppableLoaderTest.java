package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercise.contract.LoadedAnswers;
import sphericalknight.exercises.sample.Sample;

@DisplayName("An answer that can be stopped")
class StoppableLoaderTest {
    private static Sample load(AnswerSource source) throws Throwable {
        AnswerClasses classes = Samples.compiled(source);
        return (Sample) Instances.create(StoppableLoader.load(classes, Sample.class.getClassLoader()));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("ends when its thread is interrupted:")
    @ValueSource(
            strings = {
                "while (true) { }",
                "for (int i = 0; ; i++) { }",
                "int n = 0; do { n++; } while (set != 0); return n;",
                "while (set != 0) { set >>= 1; } return 1;",
                "for (;;) { try { set++; } catch (Exception e) { } }",
                "for (;;) { for (int i = 0; i < 3; i++) { set += i; } }",
                "Runnable r = () -> { while (true) { } }; r.run(); return 0;",
                "return help(0);"
            })
    void ends(String body) throws Throwable {
        Sample answer = load(Samples.answer(
                body, "return 0;", "int help(int n) { return n > 40 ? 1 : help(n + 1) + help(n + 1) + help(n + 1); }"));
        AtomicReference<Throwable> end = new AtomicReference<>();
        Thread thread = new Thread(() -> {
            try {
                answer.count(-1);
            } catch (Throwable thrown) {
                end.set(thrown);
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(50);
        assertThat(thread.isAlive()).as("it runs until it is stopped").isTrue();
        thread.interrupt();
        thread.join(Duration.ofSeconds(20).toMillis());
        assertThat(thread.isAlive()).isFalse();
        assertThat(end.get()).isInstanceOf(StopSign.Stopped.class);
    }

    @Test
    @DisplayName("counts the steps of both copies of its classes")
    void stepsOfBothCopies() throws Throwable {
        LoadedAnswers answers = new LoadedAnswers(Samples.compiled(Samples.right()), Sample.class.getClassLoader());
        answers.create(Sample.class).count(-1);
        long one = answers.steps().orElseThrow();
        assertThat(one).isGreaterThanOrEqualTo(64);
        answers.createApart(Sample.class).count(-1);
        assertThat(answers.steps()).hasValue(2 * one);
    }

    @Test
    @DisplayName("answers as before as long as nobody stops it")
    void answersAsBefore() throws Throwable {
        Sample answer = load(Samples.right());
        for (long set : new long[] {0, 1, -1, Long.MIN_VALUE, 0x5555_5555L}) {
            assertThat(answer.count(set)).isEqualTo(Long.bitCount(set));
        }
    }

    @Test
    @DisplayName("is a class of its own each time it is loaded, with its static fields new")
    void loadedAnew() throws Throwable {
        AnswerSource counting = Samples.answer("return ++calls;", "return 0;", "static int calls;");
        assertThat(load(counting).count(0)).isEqualTo(1);
        assertThat(load(counting).count(0)).isEqualTo(1);
    }
}
