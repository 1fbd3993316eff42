package sphericalknight.grader.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.submission.Fixtures;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;

@DisplayName("The judge")
class JudgeTest {
    private static final String SECRET = "1";

    private final Judge judge = new Judge(SECRET);

    private ExerciseVerdict grade(AnswerSource source) {
        return judge.grade(Knights.EXERCISE, source);
    }

    @Test
    @DisplayName("gives all points for a right answer: each test once visible, once hidden")
    void right() {
        ExerciseVerdict verdict = grade(Knights.source(Knights.RIGHT));
        assertThat(verdict.reason()).isEqualTo(Reason.PASSED);
        assertThat(verdict.score()).isEqualTo(10);
        List<String> visible = verdict.tests().stream()
                .filter(test -> !test.hidden())
                .map(TestVerdict::method)
                .toList();
        List<String> hidden = verdict.tests().stream()
                .filter(TestVerdict::hidden)
                .map(TestVerdict::method)
                .toList();
        assertThat(visible).isNotEmpty().isEqualTo(hidden);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            return knights << 17 & 0xFEFEFEFEFEFEFEFEL;                          | WRONG_ANSWER
            return 0;                                                            | WRONG_ANSWER
            return knights / 0;                                                  | EXCEPTION
            int[] none = new int[0]; return none[0];                             | EXCEPTION
            while (true) { knights++; }                                          | TIMEOUT
            return attacks(knights);                                             | EXCEPTION
            System.exit(0); return 0;                                            | FORBIDDEN_CALL
            return sphericalknight.chess.attack.KnightMoves.attacks(knights);    | FORBIDDEN_CALL
            return knights                                                       | COMPILE_ERROR
            """)
    @DisplayName("says in the visible tests what the learner's check says, to the letter, and has a reason for it")
    void sameAsTheCheck(String body, Reason reason) {
        CheckResult check = Checker.checkSource(Knights.EXERCISE, Knights.source(body));
        ExerciseVerdict verdict = grade(Knights.source(body));
        if (check.isTested()) {
            assertThat(verdict.tests())
                    .filteredOn(test -> !test.hidden())
                    .extracting(TestVerdict::method, TestVerdict::passed, TestVerdict::message)
                    .isEqualTo(check.tests().stream()
                            .map(test -> tuple(test.method(), test.status() == Status.PASSED, test.message()))
                            .toList());
        } else {
            assertThat(verdict.message()).isNotEmpty();
            assertThat(check.message()).endsWith(verdict.message());
            assertThat(verdict.tests()).isNotEmpty().noneMatch(TestVerdict::passed);
        }
        assertThat(verdict.reason()).isEqualTo(reason);
        assertThat(verdict.mistake())
                .isEqualTo(check.diagnosis()
                        .map(each -> new ExerciseVerdict.Mistake(each.name(), each.sentence(), each.test()))
                        .orElse(ExerciseVerdict.Mistake.UNKNOWN));
    }

    @Test
    @DisplayName("shows the boards of the first failure, names the known mistake, and keeps hidden inputs to itself")
    void wrong() {
        ExerciseVerdict verdict =
                grade(Knights.source("return knights << 17 | knights << 15 | knights << 10 | knights << 6"
                        + " | knights >>> 17 | knights >>> 15 | knights >>> 10 | knights >>> 6;"));
        assertThat(verdict.reason()).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(verdict.mistake().name()).isEqualTo("NO_EDGE_MASK");
        assertThat(verdict.score()).isBetween(1, 9);
        assertThat(verdict.tests())
                .filteredOn(test -> !test.hidden() && !test.passed())
                .isNotEmpty()
                .allMatch(test -> test.message().contains("a b c d e f g h"));
        assertThat(verdict.tests())
                .filteredOn(test -> test.hidden() && !test.passed())
                .isNotEmpty()
                .allMatch(
                        test -> test.reason() == Reason.FAILED && test.message().isEmpty());
    }

    @Test
    @DisplayName("asks the tests with random inputs again with secret ones, in a new machine")
    void secondRun() {
        String wearsOut = "class MyKnight implements Knight { private static int calls;"
                + " public long attacks(long knights) {\nif (++calls > LIMIT) return 0;\n" + Knights.RIGHT + "} }";
        int visible = 7 + 1 + 64 + 500;
        int hidden = visible + 7 * 20;
        assertThat(grade(Knights.file(wearsOut.replace("LIMIT", "" + hidden))).tests())
                .allMatch(TestVerdict::passed);
        assertThat(grade(Knights.file(wearsOut.replace("LIMIT", "" + (hidden - 1))))
                        .tests())
                .filteredOn(test -> !test.passed())
                .extracting(TestVerdict::method, TestVerdict::hidden)
                .containsExactly(tuple("everySquareAndRandomSets", true));
    }

    @Test
    @DisplayName("does not apply the rules of one exercise to the answer to another in the same file")
    void twoAnswersInOneFile() {
        String king = " class MyKing { int pieces() { return Helper.ONE; } java.util.Scanner in ="
                + " new java.util.Scanner(System.in); } class Helper { static final int ONE = new Object().hashCode(); }";
        assertThat(grade(Knights.file("class MyKnight implements Knight { public long attacks(long knights) {\n"
                                + Knights.RIGHT + "\n} }" + king))
                        .reason())
                .isEqualTo(Reason.PASSED);
        assertThat(grade(Knights.file("class MyKnight implements Knight { public long attacks(long knights) {\n"
                                + " new MyKing().pieces(); " + Knights.RIGHT + "\n} }" + king))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN_CALL);
    }

    @Test
    @DisplayName("judges an answer by the methods that are written, if the one that is tested first is still a stub")
    void stubFirst() {
        ExerciseVerdict right = cellNumbers("return (cell >> 4) << 3 | cell & 7;");
        assertThat(right.reason()).isEqualTo(Reason.INCOMPLETE);
        assertThat(right.tests().get(0).reason()).isEqualTo(Reason.NOT_ATTEMPTED);
        assertThat(right.score()).isEqualTo(3);
        assertThat(right.mistake()).isEqualTo(ExerciseVerdict.Mistake.UNKNOWN);
        ExerciseVerdict wrong = cellNumbers("return cell / 2 + (cell & 7);");
        assertThat(wrong.reason()).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(wrong.score()).isEqualTo(1);
        assertThat(wrong.mistake().name()).isEqualTo("FILE_HALVED_AND_ADDED");
        ExerciseVerdict stub = cellNumbers("throw new NotStartedYet(\"TODO 7.1: begin\");");
        assertThat(stub.reason()).isEqualTo(Reason.INCOMPLETE);
        assertThat(stub.score()).isEqualTo(1);
    }

    /** Grades an answer to 7.1 with this body of {@code square}; {@code isSquare} is a stub and {@code cell} is right. */
    private ExerciseVerdict cellNumbers(String square) {
        AnswerSource source = new AnswerSource("MyCellNumbers", "mailbox", """
                package mailbox;
                import sphericalknight.exercise.NotStartedYet;
                class MyCellNumbers implements sphericalknight.exercises.mailbox.CellNumbers {
                    public boolean isSquare(int cell) { throw new NotStartedYet("TODO 7.1: begin"); }
                    public int cell(int square) { return (square >> 3) << 4 | square & 7; }
                    public int square(int cell) { %s }
                }
                """.formatted(square));
        return judge.grade(Catalogue.find().byId("7.1").orElseThrow(), source);
    }

    @Test
    @DisplayName("tells the place of an error as it is in the student's cell, not behind the imports that were added")
    void errorInACell(@TempDir Path folder) {
        String cell = """
                int scratch = 1; private static class MyKnight implements sphericalknight.exercises.knight.Knight { public long attacks(long k) { return 1 } }
                """;
        Path notebook = Fixtures.write(folder.resolve("02-knight.ipynb"), Fixtures.notebook(cell));
        Submission submission = new SubmissionReader(Fixtures.ALL).read(List.of(notebook));
        ExerciseVerdict verdict = grade(submission.answers().get("2.1").source());
        assertThat(verdict.reason()).isEqualTo(Reason.COMPILE_ERROR);
        assertThat(verdict.message())
                .startsWith("Line 1, column " + (cell.indexOf("1 }") + 2)
                        + ": A semicolon is missing here.\n    int scratch = 1; private")
                .endsWith("\n" + " ".repeat(4 + cell.indexOf("1 }") + 1) + "^");
    }

    @Test
    @DisplayName("gives a verdict on the answer where its classes are too large")
    void tooLarge() {
        AnswerClasses huge = new AnswerClasses("knight.MyKnight", Map.of("knight.MyKnight", new byte[5 << 20]));
        assertThat(judge.grade(Knights.EXERCISE, huge).reason()).isEqualTo(Reason.MEMORY);
    }
}
