package sphericalknight.cli.whole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import sphericalknight.cli.Full;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.kernel.Jupyter;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.Execution;
import sphericalknight.lesson.engine.JupyterEngine;
import sphericalknight.lesson.engine.LessonReport;
import sphericalknight.lesson.engine.LessonRunner;
import sphericalknight.lesson.engine.Outputs;

@DisplayName("The lessons, on a real Jupyter")
class LessonsOnJupyterTest {
    private static final CoursePaths COURSE = Full.project();
    /** Two lessons at a time: most of the time Python and a kernel start, and neither uses a whole core. */
    private static final ExecutorService TWO = Executors.newFixedThreadPool(2);

    /** The one lesson that runs long enough for Java's optimising compiler to pay off. */
    private static final String LONG = "13-mate-table";

    private static final Map<Path, Future<LessonReport>> REPORTS = new LinkedHashMap<>();

    private static Jupyter jupyter;

    /** Begins with the lessons; the other tests, which mostly wait, run meanwhile. */
    @BeforeAll
    static void begin(TestInfo tests) {
        Full.only(tests);
        jupyter = Jupyter.findOrInstall(COURSE, System.err);
        JupyterEngine engine = new JupyterEngine(COURSE, jupyter);
        for (Path lesson : Lessons.of(COURSE).all()) {
            boolean isLong = Lessons.nameOf(lesson).equals(LONG);
            LessonRunner runner = new LessonRunner(COURSE, isLong ? engine : engine.quick());
            REPORTS.put(
                    lesson, TWO.submit(() -> runner.run(Notebook.read(lesson)).report()));
        }
    }

    @AfterAll
    static void stop() {
        TWO.shutdownNow();
    }

    @TestFactory
    @DisplayName("show what is stored")
    Stream<DynamicTest> lessons() {
        return REPORTS.entrySet().stream()
                .map(each -> dynamicTest(
                        Lessons.nameOf(each.getKey()),
                        () -> isSound(each.getKey(), each.getValue().get())));
    }

    @Test
    @DisplayName(
            "a cell that never ends is interrupted and named; outputs keep their order, and an error has neither colours nor frames")
    void outputs() {
        Notebook probe = Notebook.read(COURSE.root().resolve("src/notebook/test/resources/lessons/03-healthy.ipynb"));
        probe.cells().get(3).json().put("source", "while (true) Thread.sleep(10);");
        probe.cells()
                .get(6)
                .json()
                .put(
                        "source",
                        "for (int i = 0; i < 5; i++) System.out.print(i + \" \");\n"
                                + "System.out.println(\"ü\");\nSystem.err.println(\"bad\");\nSystem.out.println(\"after\");");
        probe.cells().get(9).json().put("source", "int x = \"a\";");
        probe.cells().get(10).json().put("source", "show(board(1), \"a1\");\nboard(2)");

        Execution execution = new JupyterEngine(COURSE, jupyter, Duration.ofSeconds(10))
                .quick()
                .execute(probe);

        assertThat(execution.overdue()).isEqualTo("squares");
        assertThat(execution.lastCell()).isEqualTo(4);
        Notebook onJupyter = execution.notebook();
        assertThat(onJupyter.cells().get(6).outputs())
                .containsExactly(
                        Outputs.stream("stdout", "0 1 2 3 4 \u00fc\n"),
                        Outputs.stream("stderr", "bad\n"),
                        Outputs.stream("stdout", "after\n"));
        String told = "Line 1, column 9: This is a String, but an int is needed here.";
        String line = "    int x = \"a\";";
        String mark = "            ^";
        assertThat(onJupyter.cells().get(9).outputs())
                .containsExactly(Outputs.error(
                        "DoesNotCompile", String.join("\n", told, line, mark), List.of(told, line, mark)));
        assertThat(onJupyter.cells().get(10).outputs())
                .extracting(output -> output.path("output_type").asText())
                .containsExactly("display_data", "stream", "execute_result");
    }

    private void isSound(Path lesson, LessonReport report) {
        if (report.notes().contains("changed since the last commit: run, not compared")) {
            String why = report.lesson() + " differs from the last commit: it was run (" + report.status()
                    + "), not compared";
            System.out.println("SKIPPED: " + why);
            abort(why);
        }
        assertThat(report.lines()).as(COURSE.relative(lesson)).isEmpty();
    }
}
