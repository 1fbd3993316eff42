package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

@DisplayName("The reports of a class of four")
class ReportsTest {
    @TempDir
    Path out;

    private Path bob;
    private Path mallory;

    @BeforeEach
    void write() {
        ReportFormat.write(SampleVerdicts.everyone(), out, ReportFormat.of(List.of()));
        bob = out.resolve("students/bob");
        mallory = out.resolve(StudentFolders.of(SampleVerdicts.everyone().students())
                .get(SampleVerdicts.mallory().student()));
    }

    @AfterEach
    void forget() {
        System.clearProperty("course.gradescope.hidden");
    }

    @Test
    @DisplayName("look as the golden files do")
    void golden() {
        Golden.check(out.resolve("gradebook.csv"), "gradebook.csv");
        Golden.check(out.resolve("index.html"), "index.html");
        ReportFormat.write(SampleVerdicts.honest(), out, List.of(ReportFormat.JSON));
        Golden.check(out.resolve("results.json"), "results.json");
        Golden.check(bob.resolve("feedback.html"), "feedback.html");
        Golden.check(bob.resolve("gradescope/results.json"), "gradescope-results.json");
        Golden.check(bob.resolve("junit.xml"), "junit.xml");
    }

    @Test
    @DisplayName("give the reasons that the schema of results.json lists, and no others")
    void reasons() {
        assertThat(Readers.schema("results").getSchemaNode().at("/$defs/reason/enum"))
                .extracting(JsonNode::asText)
                .containsExactlyElementsOf(
                        Stream.of(Reason.values()).map(Reason::code).toList());
    }

    @Test
    @DisplayName("say in the terminal: everything for one, a line each for many")
    void terminal() throws IOException {
        Path text = out.resolve("terminal.txt");
        Files.writeString(
                text,
                TerminalReport.of(new ClassVerdict(List.of(SampleVerdicts.bob()), List.of())) + "\n\n"
                        + TerminalReport.of(SampleVerdicts.everyone()) + "\n");
        Golden.check(text, "terminal.txt");
    }

    @Test
    @DisplayName("show every test of an answer with a stub in it, with its own outcome")
    void incomplete() throws IOException {
        ExerciseVerdict cells = ExerciseVerdict.tested(
                new ExerciseVerdict.About("7.1", "Cells", false, 10),
                ExerciseVerdict.Mistake.UNKNOWN,
                List.of(
                        SampleVerdicts.failed("edges", "the edges", Reason.NOT_ATTEMPTED, "TODO 7.1: test two bits"),
                        SampleVerdicts.passed("cells", "the cells"),
                        SampleVerdicts.hidden("edges", "the edges", Reason.NOT_ATTEMPTED),
                        SampleVerdicts.hidden("cells", "the cells", Reason.PASSED)));
        ClassVerdict verdict = new ClassVerdict(
                List.of(SampleVerdicts.student("bob", "Bob", List.of(), 0, List.of(cells))), List.of());
        ReportFormat.write(verdict, out, ReportFormat.of(List.of()));
        Document page = Readers.html(bob.resolve("feedback.html"));
        assertThat(page.text()).contains("Part of the answer has not been written yet.");
        assertThat(page.select("ul.tests li")).hasSize(4);
        assertThat(TerminalReport.of(verdict)).contains("\u2718 7.1   incomplete ", "the edges: not started");
        assertThat(Files.readString(out.resolve("results.json")))
                .contains("\"status\" : \"failed\"", "\"reason\" : \"incomplete\"");
        assertThat(Files.readString(out.resolve("gradebook.csv"))).contains(",5,10,5,0,");
    }

    @Test
    @DisplayName("say of how many students the figures are, where some have no grade")
    void withoutGrade() throws IOException {
        Path index = out.resolve("index.html");
        assertThat(Files.readString(index)).doesNotContain("have a grade");
        StudentVerdict ada = SampleVerdicts.ada();
        StudentVerdict unread = new StudentVerdict(
                "zoe",
                "",
                List.of(),
                Points.NONE,
                ada.exercises(),
                SampleVerdicts.delivery("zoe.rar is not read.", false, "zoe"),
                List.of());
        ReportFormat.write(new ClassVerdict(List.of(ada, unread), List.of()), out, ReportFormat.of(List.of()));
        assertThat(Files.readString(index)).contains("A class of 2", "1 of 2 students have a grade; only they");
    }

    @Test
    @DisplayName("draw the two boards of a wrong answer, with words for those who do not see them")
    void boards() {
        Document page = Readers.html(bob.resolve("feedback.html"));
        assertThat(page.select("img")).hasSize(2);
        assertThat(page.select("img").eachAttr("alt").toString())
                .contains("expected: g6 f7", "wrong: a8 b8", "missing: g6", "knight on h8");
    }

    @Test
    @DisplayName("show no total on Gradescope only if the teacher hides tests from students")
    void gradescopeHidden() {
        assertThat(Readers.read(bob.resolve("gradescope/results.json")))
                .doesNotContain("\"visibility\" : \"after_", "\"visibility\" : \"hidden\"");
        System.setProperty("course.gradescope.hidden", "after_published");
        ReportFormat.write(SampleVerdicts.everyone(), out, List.of(ReportFormat.GRADESCOPE));
        assertThat(Readers.read(bob.resolve("gradescope/results.json")))
                .contains("\"visibility\" : \"after_published\"");
        System.setProperty("course.gradescope.hidden", "sometimes");
        assertThatThrownBy(() -> ReportFormat.write(SampleVerdicts.everyone(), out, List.of(ReportFormat.GRADESCOPE)))
                .isInstanceOf(UserError.class)
                .hasMessageStartingWith("course.gradescope.hidden is \"sometimes\"");
    }

    @Test
    @DisplayName("show the longest sentence about a mistake whole")
    void longAdvice() {
        String advice = "Mask it. ".repeat(33) + "End";
        assertThat(advice).hasSize(300);
        write(SampleVerdicts.knight(
                Reason.WRONG_ANSWER,
                "LONG",
                advice,
                SampleVerdicts.failed("corner", "on a1", Reason.WRONG_ANSWER, "b3")));
        for (String file : List.of("feedback.html", "gradescope/results.json")) {
            assertThat(Readers.read(bob.resolve(file))).as(file).contains(advice);
        }
        assertThat(Readers.read(out.resolve("index.html"))).contains(advice);
    }

    @Test
    @DisplayName("give no two tests of an exercise one name, and say once which rule is broken")
    void names() {
        String rule = "Line 4 uses Knights.";
        TestVerdict seen = SampleVerdicts.failed("corner", "on a1", Reason.FORBIDDEN_CALL, "");
        TestVerdict unseen = SampleVerdicts.hidden("corner", "on a1", Reason.FORBIDDEN_CALL);
        write(new ExerciseVerdict(
                new ExerciseVerdict.About("2.1", "Knights", false, 10),
                Reason.FORBIDDEN_CALL,
                rule,
                new ExerciseVerdict.Mistake("FORBIDDEN_CALL", rule, ""),
                "",
                List.of(seen, unseen),
                ""));
        assertThat(Readers.read(bob.resolve("junit.xml")))
                .contains("name=\"on a1\"", "name=\"on a1 (secret inputs)\"")
                .doesNotContain(Reason.FAILED.sentence());
        assertThat(Readers.read(bob.resolve("gradescope/results.json")))
                .contains("\"2.1 on a1\"", "\"2.1 on a1 (secret inputs)\"")
                .doesNotContain(Reason.FAILED.sentence());
        assertThat(Readers.read(bob.resolve("feedback.html")).split(rule)).hasSize(2);
    }

    /** Writes the reports of Bob and Ada, who have handed in the same answer to one exercise. */
    private void write(ExerciseVerdict exercise) {
        StudentVerdict one = SampleVerdicts.student("bob", "Bob", List.of(), 0, List.of(exercise));
        StudentVerdict two = SampleVerdicts.student("ada", "Ada", List.of(), 0, List.of(exercise));
        ReportFormat.write(new ClassVerdict(List.of(one, two), List.of()), out, ReportFormat.of(List.of()));
    }

    @Test
    @DisplayName("are written in the formats that are named, and as JSON; a word that names none is refused")
    void formats() {
        assertThat(ReportFormat.of(List.of())).containsExactly(ReportFormat.values());
        assertThat(ReportFormat.of(List.of("junit"))).containsExactly(ReportFormat.JSON, ReportFormat.JUNIT);
        assertThatThrownBy(() -> ReportFormat.of(List.of("pdf")))
                .isInstanceOf(UserError.class)
                .hasMessageStartingWith("There is no format \"pdf\"; the formats are json");
    }

    @Test
    @DisplayName("say nowhere a score where the grader failed")
    void graderFailed() {
        List<ExerciseVerdict> unjudged = Catalogue.find().entries().stream()
                .map(entry -> ExerciseVerdict.unjudged(entry, Reason.GRADER_ERROR, "It did not finish."))
                .toList();
        ClassVerdict failed =
                new ClassVerdict(List.of(SampleVerdicts.student("ada", "", List.of(), 0, unjudged)), List.of());
        ReportFormat.write(failed, out, ReportFormat.of(List.of()));
        List<String> cells = Readers.csv(out.resolve("gradebook.csv")).get(1);
        assertThat(cells.subList(7, 10)).containsOnly("");
        assertThat(cells.get(cells.size() - 1)).isEqualTo("the grader failed: no grade");
        assertThat(Readers.html(out.resolve("index.html")).text())
                .contains("The grader itself failed for ada: no grade");
        assertThat(TerminalReport.of(failed)).contains("This is not a grade");
        assertThat(Readers.read(out.resolve("results.json")))
                .contains("grader-error")
                .doesNotContain("\"passed\" : true");
    }

    @Test
    @DisplayName("take the grade back where the grader failed in a later test only")
    void failedLater() {
        StudentVerdict bob = SampleVerdicts.bob();
        List<ExerciseVerdict> exercises = List.of(SampleVerdicts.knight(
                Reason.WRONG_ANSWER,
                "",
                "",
                SampleVerdicts.failed("corner", "a knight on a1", Reason.WRONG_ANSWER, "b3 is missing"),
                SampleVerdicts.hidden("manyKnights", "many knights at once", Reason.GRADER_ERROR)));
        StudentVerdict failed = SampleVerdicts.student(bob.student(), bob.name(), List.of(), 0, exercises);
        assertThat(failed.hasGrade()).isFalse();
        assertThat(failed.problem()).isEqualTo("the grader failed: no grade");
    }
}
