package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.JsonSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

@DisplayName("Reports of hostile texts, in every format,")
class HostileNamesTest {
    static final List<String> PIECES = List.of(
            "<script>alert(1)</script>",
            "</pre>",
            "</style>",
            "<!--",
            "-->",
            "]]>",
            "<![CDATA[",
            "&amp;",
            "&#60;",
            "\"",
            "'",
            "`",
            "````",
            "javascript:alert(1)",
            "[x](javascript:1)",
            "![x](http://x.invalid/y.png)",
            "<http://x.invalid>",
            "http://x.invalid",
            "=1+1",
            "+1",
            "-1",
            "@SUM(A1)",
            "\uFF1D1",
            ";=1",
            ",=1",
            "\t=1",
            "\n=1",
            "|",
            "\\",
            "\r\n",
            "\n",
            "\n\n",
            "\u0000",
            "\u0007",
            "\u001b[2J",
            "\u001b]8;;http://x.invalid\u0007",
            "\u009b31m",
            "\u202e",
            "\u2066",
            "\u200b",
            "\uD800",
            "\uDC00",
            "\uD83D\uDE00",
            "\uFFFE",
            "\uFEFF",
            "\u2028",
            "\u0085",
            "::error::x",
            "  ::add-mask::x",
            "##[error]x",
            "##vso[task.complete result=Succeeded]x",
            "###teamcity[x]",
            "# x",
            "- x",
            "1. x",
            "> x",
            "~~~",
            "***",
            "| --- |",
            "../../etc/passwd",
            "con",
            "%s%n",
            "${x}",
            "{{x}}",
            "NaN",
            " ",
            "x",
            "a1",
            "expected yours\n8  . . . . . . . .");

    @TempDir
    Path out;

    private final JsonSchema results = Readers.schema("results");
    private final JsonSchema gradescope = Readers.schema("gradescope");

    @Test
    @DisplayName("are valid, and nothing in them acts: 60 generated students")
    void few() {
        check(3, 20);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("are valid, and nothing in them acts: 1000 generated students")
    void many() {
        check(50, 20);
    }

    private void check(int classes, int students) {
        for (int seed = 0; seed < classes; seed++) {
            Random random = new Random(seed);
            ClassVerdict verdict = new ClassVerdict(
                    IntStream.range(0, students)
                            .mapToObj(i -> student(random, text(random) + i))
                            .toList(),
                    List.of(text(random), text(random)));
            Path folder = out.resolve("class" + seed);
            ReportFormat.write(verdict, folder, ReportFormat.of(List.of()));
            Readers.json(folder.resolve("results.json"), results);
            Readers.html(folder.resolve("index.html"));
            csv(folder.resolve("gradebook.csv"), students);
            terminal(TerminalReport.of(verdict));
            Map<String, String> folders = StudentFolders.of(verdict.students());
            assertThat(folders.values().stream().map(String::toLowerCase)).doesNotHaveDuplicates();
            verdict.students().forEach(student -> student(student, folder.resolve(folders.get(student.student()))));
        }
    }

    private void student(StudentVerdict student, Path folder) {
        assertThat(folder.normalize()).hasParent(folder.getParent());
        Readers.json(folder.resolve("gradescope/results.json"), gradescope);
        Readers.junit(folder.resolve("junit.xml"));
        Document page = Readers.html(folder.resolve("feedback.html"));
        assertThat(page.select("ul.tests > li"))
                .hasSize(student.exercises().stream()
                        .filter(exercise -> exercise.message().isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED)
                        .mapToInt(exercise -> exercise.tests().size())
                        .sum());
        terminal(TerminalReport.of(new ClassVerdict(List.of(student), List.of())));
    }

    private static void csv(Path file, int students) {
        List<List<String>> lines = Readers.csv(file);
        assertThat(lines)
                .hasSize(students + 1)
                .allSatisfy(line -> assertThat(line).hasSameSizeAs(lines.get(0)));
        assertThat(lines.subList(1, lines.size()))
                .allSatisfy(line -> assertThat(line)
                        .allSatisfy(cell -> assertThat(cell)
                                .doesNotMatch("(?s)(?!-\\d+$)[=+@\uFF1D\uFF0B\uFF0D\uFF20-].*")
                                .doesNotContain(";", "\t", "\r", "\n")));
    }

    private static void terminal(String text) {
        assertThat(text.codePoints().filter(point -> point != '\n').filter(Character::isISOControl))
                .isEmpty();
        assertThat(text).doesNotContain("##");
        assertThat(text.lines()).noneMatch(line -> line.strip().startsWith("::"));
    }

    private static StudentVerdict student(Random random, String id) {
        List<ExerciseVerdict> exercises =
                IntStream.range(1, 5).mapToObj(i -> exercise(random, "2." + i)).toList();
        return SampleVerdicts.student(id, text(random), List.of(text(random)), random.nextInt(101), exercises);
    }

    private static ExerciseVerdict exercise(Random random, String id) {
        List<TestVerdict> tests = IntStream.range(0, random.nextInt(4))
                .mapToObj(i ->
                        new TestVerdict(text(random), text(random), random.nextBoolean(), reason(random), text(random)))
                .toList();
        return new ExerciseVerdict(
                new ExerciseVerdict.About(id, text(random), random.nextInt(4) == 0, 10),
                reason(random),
                random.nextBoolean() ? "" : text(random),
                new ExerciseVerdict.Mistake(text(random), text(random), text(random)),
                text(random),
                tests,
                "");
    }

    private static Reason reason(Random random) {
        return Reason.values()[random.nextInt(Reason.values().length)];
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int pieces = random.nextInt(50) == 0 ? 4000 : random.nextInt(6);
        for (int i = 0; i < pieces; i++) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
