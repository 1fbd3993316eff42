package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.isolation.JavaProgram;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.submission.Fixtures;
import sphericalknight.grader.submission.Prefer;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;
import sphericalknight.grader.wire.Question;

@DisplayName("The sealed grader")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(OneAtATime.class)
class SealedGraderTest {
    private static final String SECRET = "1";

    private SealedGrader grader;

    @BeforeAll
    void open() {
        grader = SealedGrader.open(Level.S1, 2, SECRET);
    }

    @AfterAll
    void close() {
        grader.close();
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .as("processes left")
                .isEmpty();
        assertThat(Thread.getAllStackTraces().keySet())
                .as("threads left")
                .noneMatch(thread -> thread.getName().startsWith("watch "));
    }

    private ExerciseVerdict grade(AnswerSource source) {
        return grader.grade(0, Knights.EXERCISE, source, "MyKnight.java");
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

    @Test
    @DisplayName("starts no process for a missing answer, and plans the same tests for it")
    void missing() {
        List<String> planned = grade(Knights.source(Knights.RIGHT)).tests().stream()
                .map(TestVerdict::method)
                .toList();
        try (SealedGrader fresh = SealedGrader.open(Level.S1, 1, SECRET)) {
            List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
            ExerciseVerdict verdict = fresh.grade(0, Knights.EXERCISE, new AnswerSource("MyKnight", "", ""), "");
            assertThat(ProcessHandle.current().descendants()).hasSameElementsAs(before);
            assertThat(verdict.reason()).isEqualTo(Reason.MISSING_FILE);
            assertThat(verdict.score()).isZero();
            assertThat(verdict.tests()).extracting(TestVerdict::method).isEqualTo(planned);
        }
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
    @DisplayName(
            "asks the tests with random inputs again with secret ones, and takes only a pass from a process that was asked before")
    void secondRun() {
        String wearsOut = "class MyKnight implements Knight { private static int calls;"
                + " public long attacks(long knights) {\nif (++calls > LIMIT) return 0;\n" + Knights.RIGHT + "} }";
        int visible = 7 + 1 + 64 + 500;
        assertThat(grade(Knights.file(wearsOut.replace("LIMIT", "" + visible))).tests())
                .as("the secret inputs are asked in the same process first, and then in a fresh one")
                .allMatch(TestVerdict::passed);
        assertThat(grade(Knights.file(wearsOut.replace("LIMIT", "" + (visible - 1))))
                        .tests())
                .filteredOn(test -> !test.passed())
                .extracting(TestVerdict::method, TestVerdict::hidden)
                .containsExactly(tuple("everySquareAndRandomSets", false));
    }

    @Test
    @DisplayName(
            "asks in the second run what the first gave up, so that a loop in some tests costs no point of the others")
    void givenUp() {
        ExerciseVerdict verdict = grade(Knights.source("while (Long.bitCount(knights) == 1) { }\n" + Knights.RIGHT));
        assertThat(verdict.tests())
                .filteredOn(TestVerdict::passed)
                .extracting(TestVerdict::method, TestVerdict::hidden)
                .containsExactly(
                        tuple("noTeleportFromTheSecondFile", true),
                        tuple("lowestAndHighestBit", true),
                        tuple("knightsAreASet", true),
                        tuple("nothingAndEverything", true));
    }

    @Test
    @DisplayName("tries only once to make an object that takes for ever to make")
    void cannotBeMade() {
        ExerciseVerdict verdict = grade(
                Knights.file(
                        "class MyKnight implements Knight {"
                                + " static { long n = 1; while (n != 0) { n |= 1; } } public long attacks(long knights) { return 0; } }"));
        assertThat(verdict.reason()).isEqualTo(Reason.CPU_LIMIT);
        assertThat(verdict.tests().stream().filter(test -> !test.hidden()).skip(1))
                .isNotEmpty()
                .allMatch(test -> test.reason() == Reason.TIMEOUT
                        && test.message().startsWith("Not run: making an object of your class"));
    }

    @Test
    @DisplayName("judges an answer by the methods that are written, if the one that is tested first is still a stub")
    void stubFirst() {
        ExerciseVerdict right = cellNumbers("return (cell >> 4) << 3 | cell & 7;");
        assertThat(right.reason()).isEqualTo(Reason.INCOMPLETE);
        assertThat(right.tests().get(0).reason()).isEqualTo(Reason.NOT_ATTEMPTED);
        assertThat(right.score()).isEqualTo(3);
        assertThat(right.mistake()).isEqualTo(ExerciseVerdict.Mistake.UNKNOWN);
        ExerciseVerdict wrong = cellNumbers("return cell / 2;");
        assertThat(wrong.reason()).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(wrong.score()).isEqualTo(1);
        assertThat(wrong.mistake().name()).isEqualTo("FILE_HALVED");
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
        return grader.grade(0, Catalogue.find().byId("7.1").orElseThrow(), source, "MyCellNumbers.java");
    }

    @Test
    @DisplayName("says where an exception was thrown, in the line of the file")
    void exception() {
        ExerciseVerdict verdict = grade(Knights.source("int[] none = new int[0];\nreturn none[0];"));
        assertThat(verdict.reason()).isEqualTo(Reason.EXCEPTION);
        assertThat(verdict.tests().get(0).message())
                .isEqualTo("Your code throws ArrayIndexOutOfBoundsException in line 4: "
                        + "Index 0 out of bounds for length 0\nThe call: attacks({d4})");
    }

    @Test
    @DisplayName("tells the place of an error as it is in the student's cell, not behind the imports that were added")
    void errorInACell(@TempDir Path folder) {
        String cell = """
                int scratch = 1; private static class MyKnight implements sphericalknight.exercises.knight.Knight { public long attacks(long k) { return 1 } }
                """;
        Path notebook = Fixtures.write(folder.resolve("02-knight.ipynb"), Fixtures.notebook(cell));
        Submission submission = new SubmissionReader(Fixtures.ALL, Prefer.NOTEBOOK).read(List.of(notebook));
        ExerciseVerdict verdict = grade(submission.answers().get("2.1").source());
        assertThat(verdict.reason()).isEqualTo(Reason.COMPILE_ERROR);
        assertThat(verdict.message())
                .startsWith("Line 1, column " + (cell.indexOf("1 }") + 2)
                        + ": A semicolon is missing here.\n    int scratch = 1; private")
                .endsWith("\n" + " ".repeat(4 + cell.indexOf("1 }") + 1) + "^");
    }

    @Test
    @DisplayName("refuses what breaks a rule, and what does not compile, with the sentence of check")
    void untested() {
        ExerciseVerdict library =
                grade(Knights.source("return sphericalknight.chess.attack.KnightMoves.attacks(knights);"));
        assertThat(library.reason()).isEqualTo(Reason.FORBIDDEN_CALL);
        assertThat(library.mistake().name()).isEqualTo("CALLS_THE_LIBRARY");
        assertThat(library.score()).isZero();
        ExerciseVerdict broken = grade(Knights.source("return knights"));
        assertThat(broken.reason()).isEqualTo(Reason.COMPILE_ERROR);
        assertThat(broken.message()).contains("A semicolon is missing here.");
        assertThat(broken.tests()).isNotEmpty().noneMatch(TestVerdict::passed);
    }

    @Test
    @DisplayName(
            "gives a verdict on the answer where its classes are too large, or too many above each other, to be loaded")
    void cannotBeLoaded() {
        StringBuilder tower = new StringBuilder("class A0 { }\n");
        for (int i = 1; i <= 300; i++) {
            tower.append("class A" + i + " extends A" + (i - 1) + " { }\n");
        }
        ExerciseVerdict high = grade(Knights.file(tower
                + "class MyKnight extends A300 implements Knight { public long attacks(long knights) { return 0; } }"));
        assertThat(high.reason()).as(high.message()).isEqualTo(Reason.EXCEPTION);
        assertThat(high.message()).isEmpty();
        assertThat(high.tests().get(0).message()).isEqualTo("Your classes cannot be loaded: StackOverflowError.");
        AnswerClasses huge = new AnswerClasses("knight.MyKnight", Map.of("knight.MyKnight", new byte[5 << 20]));
        assertThat(grader.grade(0, Knights.EXERCISE, huge, "").reason()).isEqualTo(Reason.MEMORY);
    }

    @Test
    @DisplayName("grades two answers at once")
    void slots() throws Exception {
        ExecutorService two = Executors.newFixedThreadPool(2);
        Future<ExerciseVerdict> right =
                two.submit(() -> grader.grade(0, Knights.EXERCISE, Knights.source(Knights.RIGHT), "right"));
        Future<ExerciseVerdict> wrong =
                two.submit(() -> grader.grade(1, Knights.EXERCISE, Knights.source("return 0;"), "wrong"));
        assertThat(right.get().reason()).isEqualTo(Reason.PASSED);
        assertThat(wrong.get().reason()).isEqualTo(Reason.WRONG_ANSWER);
        two.shutdown();
    }

    @Test
    @DisplayName("works in this process, too, with the same verdicts, when that is asked for")
    void inThisProcess() {
        try (SealedGrader here = SealedGrader.open(Level.S0, 1, SECRET)) {
            assertThat(here.isolation()).isEqualTo("S0");
            for (String body : List.of(Knights.RIGHT, "return 0;", "throw new IllegalStateException(\"no\");")) {
                ExerciseVerdict inside = here.grade(0, Knights.EXERCISE, Knights.source(body), "MyKnight.java");
                assertThat(inside).isEqualTo(grade(Knights.source(body)));
            }
        }
    }

    @Test
    @DisplayName("refuses to grade below the level that is asked for, in one sentence")
    void required() {
        if (!grader.isolation().equals("S4")) {
            assertThatThrownBy(() -> SealedGrader.open(Level.S4, 1, SECRET))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("S4")
                    .hasMessageContaining("--require");
        }
    }

    @Test
    @DisplayName("gives a child the codec and its main class, and nothing else to load from")
    void classPath() throws IOException {
        Path folder = Files.createTempDirectory("child-jar-");
        try (JarFile jar = new JarFile(JavaProgram.child(folder).jar().toFile());
                Stream<String> names = jar.stream().map(entry -> entry.getName())) {
            assertThat(names)
                    .isNotEmpty()
                    .allMatch(name -> name.matches("sphericalknight/grader/(child|wire)/[\\w-]+(\\$\\w+)?\\.class"));
        }
        Files.delete(folder.resolve("child.jar"));
        Files.delete(folder);
    }

    @Test
    @DisplayName("sends with the answer its exercise, and what the answer uses: no test, no other class of the library")
    void sent() {
        assertThat(ClassClosure.of(Knights.EXERCISE.type(), Knights.classes(Knights.source("return 0;")))
                        .keySet())
                .containsExactlyInAnyOrder(
                        "sphericalknight.exercises.knight.Knight", "sphericalknight.exercise.Exercise");
    }

    @Test
    @DisplayName("can ask every exercise: all their types can travel")
    void everyExerciseTravels() {
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            assertThat(Question.of(exercise.type())).as(exercise.id()).isNotEmpty();
        }
    }
}
