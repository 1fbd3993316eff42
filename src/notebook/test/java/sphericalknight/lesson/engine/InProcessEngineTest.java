package sphericalknight.lesson.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestNotebook;

@DisplayName("The engine inside this JVM")
class InProcessEngineTest {
    private final Engine engine = new InProcessEngine();

    @Test
    @DisplayName("captures values, printed text in its order, and errors without frames and colours")
    void captures() {
        Notebook notebook = TestNotebook.of()
                .code("int[] a = new int[1];\na.length")
                .code(
                        "System.out.print(\"ü \"); System.out.println(2); System.err.println(\"e\"); System.out.println(3);")
                .code("a[2]", "raises-exception")
                .code("int b = a.length;")
                .build();

        List<Cell> cells = engine.execute(notebook).notebook().cells();

        assertThat(only(cells.get(0)).path("output_type").asText()).isEqualTo("execute_result");
        assertThat(only(cells.get(0)).path("data").path("text/plain").asText()).isEqualTo("1");
        assertThat(cells.get(1).outputs())
                .containsExactly(
                        Outputs.stream("stdout", "ü 2\n"),
                        Outputs.stream("stderr", "e\n"),
                        Outputs.stream("stdout", "3\n"));
        assertThat(only(cells.get(2)))
                .isEqualTo(Outputs.error(
                        "EvalException",
                        "Index 2 out of bounds for length 1",
                        List.of("java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 1")));
        assertThat(cells.get(3).outputs()).isEmpty();
    }

    @Test
    @DisplayName("cells see the library")
    void cellsSeeTheLibrary() {
        Notebook notebook = TestNotebook.of()
                .code("import static sphericalknight.bits.Squares.*;")
                .code("names(set(\"h8 a1\"))")
                .build();

        List<Cell> cells = engine.execute(notebook).notebook().cells();

        assertThat(only(cells.get(1)).path("data").path("text/plain").asText()).isEqualTo("a1 h8");
    }

    @Test
    @DisplayName("each notebook gets a kernel of its own, and the JVM is left as it was")
    void leavesNothingBehind() {
        PrintStream out = System.out;
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Locale locale = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            engine.execute(TestNotebook.of().code("int only = 1;").build());
            Execution second = engine.execute(TestNotebook.of()
                    .code("only")
                    .code("String.format(\"%.1f\", 1.5)")
                    .build());

            List<Cell> cells = second.notebook().cells();
            assertThat(only(cells.get(0)).path("ename").asText()).isEqualTo("DoesNotCompile");
            assertThat(only(cells.get(1)).path("data").path("text/plain").asText())
                    .as("numbers look the same whatever the reader's country")
                    .isEqualTo("1.5");
            assertThat(Locale.getDefault()).isEqualTo(Locale.GERMANY);
        } finally {
            Locale.setDefault(locale);
        }
        assertThat(System.out).isSameAs(out);
        assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(loader);
    }

    @Test
    @DisplayName("a cell that never ends is named, prints nowhere afterwards, and the next lesson runs")
    void runawayCell() throws InterruptedException {
        ByteArrayOutputStream seen = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(seen, true));
        try {
            Notebook notebook = TestNotebook.of()
                    .code("long n = 0;")
                    .code("while (n >= 0) { n++; if (n % 10_000_000 == 0) System.out.println(n); }")
                    .code("1")
                    .build();

            Execution execution = new InProcessEngine(Duration.ofSeconds(5)).execute(notebook);
            Execution next = engine.execute(TestNotebook.of().code("40 + 2").build());
            Thread.sleep(200);

            assertThat(execution.overdue()).isEqualTo("code-2");
            assertThat(execution.lastCell()).isEqualTo(2);
            assertThat(execution.notebook().cells().get(2).outputs()).isEmpty();
            assertThat(only(next.notebook().cells().get(0))
                            .path("data")
                            .path("text/plain")
                            .asText())
                    .isEqualTo("42");
            assertThat(seen.toString()).isEmpty();
        } finally {
            System.setOut(out);
        }
    }

    @Test
    @DisplayName("a cell that prints without end fails instead of filling the memory")
    void tooMuchOutput() {
        Notebook notebook = TestNotebook.of()
                .code("for (int i = 0; i < 300_000; i++) System.out.println(\"more\");")
                .build();

        List<ObjectNode> outputs =
                engine.execute(notebook).notebook().cells().get(0).outputs();

        assertThat(outputs.get(1).path("ename").asText()).isEqualTo("TooMuchOutput");
    }

    private static ObjectNode only(Cell cell) {
        assertThat(cell.outputs()).hasSize(1);
        return cell.outputs().get(0);
    }
}
