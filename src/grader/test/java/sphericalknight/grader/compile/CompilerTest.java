package sphericalknight.grader.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import sphericalknight.exercise.answer.AnswerCompiler.Outcome;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercises.knight.Knight;
import sphericalknight.grader.isolation.Isolation;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.sealed.OneAtATime;

@DisplayName("What a source does to the compiler costs that source only")
@ExtendWith(OneAtATime.class)
class CompilerTest {
    private static final AnswerSource HONEST = source("return knights;");
    /** javac's stack overflows, and javac prints all of it: 90 kilobytes. */
    private static final AnswerSource HOSTILE = source("return " + "(".repeat(20_000) + "1" + ")".repeat(20_000) + ";");

    private static AnswerSource source(String body) {
        return new AnswerSource(
                "MyKnight",
                "knight",
                "package knight; class MyKnight implements sphericalknight.exercises.knight.Knight {"
                        + " public long attacks(long knights) {" + body + "} }");
    }

    @Test
    @DisplayName("a worker that has died since the last source is replaced")
    void deadWorker() throws IOException {
        try (Isolation isolation = Isolation.best(Level.S1, 1);
                Compiler compiler = new Compiler(isolation, 0)) {
            compiles(compiler, HONEST);
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            compiles(compiler, HONEST);
        }
    }

    @Test
    @DisplayName("one whose nesting overflows the stack is too large, and the next one compiles")
    void one() throws IOException {
        hostileThenHonest(1);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("twenty of these, and the next one compiles")
    void twenty() throws IOException {
        hostileThenHonest(20);
    }

    private static void hostileThenHonest(int hostile) throws IOException {
        try (Isolation isolation = Isolation.best(Level.S1, 1);
                Compiler compiler = new Compiler(isolation, 0)) {
            for (int i = 0; i < hostile; i++) {
                assertThat(compiler.compile(Knight.class, HOSTILE).orElseThrow().errors())
                        .extracting(CompileError::kind)
                        .containsExactly(CompileError.Kind.TOO_LARGE);
            }
            compiles(compiler, HONEST);
        }
    }

    private static void compiles(Compiler compiler, AnswerSource source) throws IOException {
        Optional<Outcome> outcome = compiler.compile(Knight.class, source);
        assertThat(outcome).isPresent();
        assertThat(outcome.get().errors()).isEmpty();
        assertThat(outcome.get().classes()).containsOnlyKeys("knight.MyKnight");
    }
}
