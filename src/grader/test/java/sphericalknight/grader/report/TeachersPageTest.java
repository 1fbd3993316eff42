package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Manual;

@DisplayName("What a teacher sees:")
class TeachersPageTest {
    @TempDir
    Path out;

    private static StudentVerdict with(StudentVerdict student, String submission, List<Manual> manual, String code) {
        List<ExerciseVerdict> exercises = student.exercises().stream()
                .map(each -> each.withSource(each.source(), code))
                .toList();
        return new StudentVerdict(
                student.student(),
                student.name(),
                student.notes(),
                student.late(),
                exercises,
                SampleVerdicts.delivery("", true, submission),
                manual);
    }

    private Document page(ClassVerdict verdict, String file) {
        ReportFormat.write(verdict, out, ReportFormat.of(List.of()));
        return Readers.html(out.resolve(file));
    }

    @Test
    @DisplayName("the class page has lesson, mean, median, and the points of each student in each exercise")
    void index() {
        Document page = page(SampleVerdicts.honest(), "index.html");
        // 30, 1 and 0 points
        assertThat(page.text()).contains("Lesson 02-knight.", "Mean 10.3, median 1 of 20 points.");
        assertThat(page.select("table").last().select("thead th").eachText())
                .containsExactly("Student", "Points", "Late", "2.1", "2.2", "2.4", "To look at");
        assertThat(page.select("table")
                        .last()
                        .select("tbody tr")
                        .get(1)
                        .select("td")
                        .eachText())
                .containsExactly("1 of 20", "-20 %", "2", "\u2718", "\u25CB", "1 note");
    }

    @Test
    @DisplayName("the feedback has the code beside what failed, and passed tests folded")
    void feedback() {
        ClassVerdict verdict = new ClassVerdict(
                List.of(with(SampleVerdicts.bob(), "bob", List.of(), "return knights >> 6; // <mine>")), List.of());
        Document page = page(verdict, "students/bob/feedback.html");
        assertThat(page.select(".beside .case")).hasSize(1);
        assertThat(page.select(".beside details[open] pre").text()).isEqualTo("return knights >> 6; // <mine>");
        assertThat(page.select("details:not([open]) ul.tests li").eachText())
                .containsExactly("\u2714passed: a knight in the middle attacks eight squares");
        assertThat(page.select("ul.tests li")).hasSize(3);
    }

    @Test
    @DisplayName("points by hand count for an exercise or for all, in fractions")
    void byHand() {
        List<Manual> manual = List.of(
                new Manual("2.1", new BigDecimal("0.5"), "clear"),
                new Manual("", new BigDecimal("-0.25"), "late talk"));
        StudentVerdict bob = with(SampleVerdicts.bob(), "bob", manual, "x");
        assertThat(Points.text(bob.score())).isEqualTo("1.25");
        assertThat(Wording.total(bob)).contains("1.25 of 20 points", "(+0.25 by hand)");
        ReportFormat.write(new ClassVerdict(List.of(bob), List.of()), out, ReportFormat.of(List.of()));
        assertThat(Readers.csv(out.resolve("gradebook.csv")).get(1))
                .containsSequence("2", "1", "1.25", "20", "2.5", "0", "0", "0.25", "2.1: clear late talk");
        assertThat(Readers.read(out.resolve("results.json")))
                .contains("\"score\" : 1.25,", "\"manualPoints\" : 0.25,", "\"latePercent\" : 20,");
    }

    @Test
    @DisplayName("identical answers are listed, but not those of one group")
    void identical() {
        String code = "return set & -set; // lowest bit";
        List<StudentVerdict> students = List.of(
                with(SampleVerdicts.ada(), "a", List.of(), code),
                with(SampleVerdicts.bob(), "b", List.of(), code.replace(" ", "\n  ")),
                with(SampleVerdicts.carol(), "b", List.of(), code + "!"),
                with(SampleVerdicts.mallory(), "b", List.of(), code + "!"));
        assertThat(IdenticalAnswers.of(new ClassVerdict(students, List.of())))
                .containsExactly("2.1: ada, bob", "2.2: ada, bob");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8, 9, 57, 200})
    @DisplayName("one submission fits a screen of 25 lines")
    void screen(int exercises) {
        for (Reason reason : Reason.values()) {
            List<ExerciseVerdict> all = new ArrayList<>();
            for (int i = 1; i <= exercises; i++) {
                all.add(SampleVerdicts.untested(
                        "2." + i, "A long title", false, reason, "word ".repeat(200) + "\n".repeat(9)));
            }
            StudentVerdict student =
                    SampleVerdicts.student("ada", "Ada", List.of("note ".repeat(90), "another"), 10, all);
            String text = TerminalReport.of(new ClassVerdict(List.of(student), List.of()));
            assertThat(text.lines().count()).as(reason.name()).isLessThanOrEqualTo(22);
            assertThat(text.lines()).allMatch(line -> line.length() <= 100);
        }
    }

    @ParameterizedTest
    @EnumSource(Reason.class)
    @DisplayName("outcomes are words, not the names that programs use")
    void words(Reason reason) {
        assertThat(reason.words()).doesNotContain("-", "_", "cpu", "file", "type", "attempted");
    }
}
