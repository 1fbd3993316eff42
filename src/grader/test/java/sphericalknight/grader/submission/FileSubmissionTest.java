package sphericalknight.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.grader.submission.Fixtures.ANSWER;
import static sphericalknight.grader.submission.Fixtures.FILE;
import static sphericalknight.grader.submission.Fixtures.notebook;
import static sphericalknight.grader.submission.Fixtures.read;
import static sphericalknight.grader.submission.Fixtures.stub;
import static sphericalknight.grader.submission.Fixtures.where;
import static sphericalknight.grader.submission.Fixtures.write;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hostile and unusual files in folders. */
class FileSubmissionTest {
    private static final String PLACE = "exercises/tasks/knight/MyKnight.java";

    @TempDir
    Path folder;

    @Test
    void theLearnersTreeAndAFlatFolderAreBothRead() {
        write(folder.resolve("tree").resolve(PLACE), FILE);
        write(folder.resolve("flat/MyKnight.java"), FILE);
        write(folder.resolve("renamed/smith_123_MyKnight (1).java"), FILE);
        for (String each : List.of("tree", "flat", "renamed")) {
            Submission submission = read(folder.resolve(each));
            assertThat(submission.answers().get("2.1").source().className()).isEqualTo("knight.MyKnight");
            assertThat(submission.answers().get("2.1").source().text()).isEqualTo(FILE);
            assertThat(submission.notes()).isEmpty();
        }
    }

    @Test
    void everyCommonEncodingIsReadWithOneFriendlyNote() throws IOException {
        String text = FILE.replace("knights <<", "/* für Ann */ knights <<");
        assertThat(encoded(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8), text))
                .isEmpty();
        assertThat(encoded(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8), text.replace("\n", "\r\n")))
                .isEmpty();
        String utf16 = "MyKnight.java is saved as UTF-16; it was converted. Save it as UTF-8.";
        assertThat(encoded(text.getBytes(StandardCharsets.UTF_16), text)).containsExactly(utf16);
        assertThat(encoded(text.getBytes(StandardCharsets.UTF_16LE), text)).containsExactly(utf16);
        assertThat(encoded(text.getBytes(StandardCharsets.UTF_16BE), text)).containsExactly(utf16);
        assertThat(encoded(text.getBytes(StandardCharsets.ISO_8859_1), text))
                .containsExactly("MyKnight.java is saved as Latin-1; it was converted. Save it as UTF-8.");
        assertThat(encoded(text.getBytes(Charset.forName("windows-1252")), text))
                .hasSize(1);
        assertThat(encoded((text + "\0\0").getBytes(StandardCharsets.UTF_8), text))
                .containsExactly("MyKnight.java holds NUL characters, as damaged files do; they were left out.");
    }

    private List<String> encoded(byte[] bytes, String text) throws IOException {
        Submission submission = read(Files.write(folder.resolve("MyKnight.java"), bytes));
        assertThat(submission.answers().get("2.1").source().text()).isEqualTo(text);
        return submission.notes();
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        Path secret = write(folder.resolve("secret/MyKnight.java"), FILE);
        Files.createDirectories(folder.resolve("ann"));
        Files.createSymbolicLink(folder.resolve("ann/MyKnight.java"), secret);
        Files.createSymbolicLink(folder.resolve("ann/all"), secret.getParent());
        Files.createSymbolicLink(folder.resolve("ann/MyKing.java"), Path.of("/dev/zero"));
        Submission submission = read(folder.resolve("ann"));
        assertThat(submission.answers()).isEmpty();
        assertThat(submission.notes())
                .containsExactlyInAnyOrder(
                        "MyKnight.java is a link; links are not followed.",
                        "all is a link; links are not followed.",
                        "MyKing.java is a link; links are not followed.");
    }

    @Test
    void whatCouldChangeTheBuildOrTheGraderIsIgnored() {
        for (String planted : List.of(
                "MyKnight.class",
                "evil.jar",
                "pom.xml",
                "module-info.java",
                "junit-platform.properties",
                "META-INF/services/javax.annotation.processing.Processor",
                "exercises.json",
                "Knight.md",
                ".course/progress")) {
            write(folder.resolve(planted), "points = 1000");
        }
        write(folder.resolve("MyKnight.java"), FILE);
        Submission submission = read(folder);
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes()).isEmpty();
        assertThat(submission.problem()).endsWith(" was not read: it is neither Java nor a notebook.");
    }

    @Test
    void aFileThatIsEmptyOrDeclaresSomethingElseIsStillTheAnswer() {
        write(folder.resolve("a/MyKnight.java"), "");
        write(folder.resolve("b/MyKnight.java"), FILE.replace("class MyKnight", "class Other"));
        write(folder.resolve("c/MyKnight.java"), FILE.replace("package knight", "package horse"));
        assertThat(read(folder.resolve("a")).answers()).containsKey("2.1");
        assertThat(read(folder.resolve("b")).answers()).containsKey("2.1");
        assertThat(read(folder.resolve("c")).answers().get("2.1").source().folder())
                .isEqualTo("knight");
    }

    @Test
    void aFileWithoutAPackageLineIsTakenInThatOfItsExercise() {
        assertThat(read(write(folder.resolve("MyKnight.java"), ANSWER))
                        .answers()
                        .get("2.1")
                        .source()
                        .className())
                .isEqualTo("knight.MyKnight");
    }

    @Test
    void theNotebookCountsBeforeTheFile() {
        write(folder.resolve(PLACE), FILE);
        write(folder.resolve("notebooks/02-knight.ipynb"), notebook(ANSWER));
        Submission byNotebook = read(folder);
        assertThat(where(byNotebook)).isEqualTo("02-knight.ipynb, cell 1");
        assertThat(byNotebook.notes())
                .containsExactly("Notebook and file both hold an answer; the notebook's counts: 2.1.");
    }

    @Test
    void anUntouchedStubNeverHidesAnAnswer() {
        write(folder.resolve(PLACE), FILE);
        write(folder.resolve("notebooks/02-knight.ipynb"), notebook(stub() + " // mine"));
        Submission submission = read(folder);
        assertThat(where(submission)).isEqualTo("MyKnight.java");
        assertThat(submission.notes())
                .containsExactly("The notebook's cell is still as it was, so the file's answer counts: 2.1.");
    }

    @Test
    void theLearnersFileComesBeforeOthersOfTheSameName() {
        write(folder.resolve(PLACE), FILE);
        write(folder.resolve("zzz/MyKnight.java"), FILE.replace("17", "1"));
        assertThat(read(folder).answers().get("2.1").source().text()).contains("<< 17");
    }

    @Test
    void aJavaFileThatIsNotUsedIsNamed() {
        write(folder.resolve("ann/knight/Springer.java"), FILE.replace("MyKnight", "Springer"));
        write(folder.resolve("ann/Helper.java"), "class Helper {}");
        write(folder.resolve("ann/src/library/Bits.java"), "package sphericalknight.bits; class Bits {}");
        write(folder.resolve("ann/king/MyKing.java"), FILE.replace("Knight", "King"));
        assertThat(read(folder.resolve("ann")).notes())
                .containsExactlyInAnyOrder(
                        "knight/Springer.java was not used: it declares no class that an exercise asks for,"
                                + " such as MyKnight, MyKnightCover, MyKnightHops, MyAnyLeaper.",
                        "Helper.java was not used: it declares no class that an exercise asks for.");
        for (int i = 0; i < 10; i++) {
            write(folder.resolve("ann/Helper" + i + ".java"), "class Helper {}");
        }
        assertThat(read(folder.resolve("ann")).notes()).contains("6 more Java files were not used.");
    }

    /** The answer of another lesson is no file that was not used, even if that lesson is not graded. */
    @Test
    void anAnswerToAnExerciseThatIsNotGradedIsNoMistake() {
        write(folder.resolve("ann/king/MyKing.java"), FILE.replace("Knight", "King"));
        write(folder.resolve("ann/knight/MyKnight.java"), FILE);
        Submission submission = new SubmissionReader(List.of(Fixtures.KNIGHT)).read(List.of(folder.resolve("ann")));
        assertThat(submission.notes()).isEmpty();
    }

    @Test
    void ofTwoDifferentFilesOneIsTakenAndANoteSaysWhich() {
        write(folder.resolve("ann").resolve(PLACE), FILE);
        write(folder.resolve("ann/old/MyKnight.java"), FILE.replace("17", "15"));
        assertThat(read(folder.resolve("ann")).notes())
                .containsExactly(
                        "2.1 is answered more than once (" + PLACE + "; old/MyKnight.java): " + PLACE + " counts.");
        write(folder.resolve("bob").resolve(PLACE), FILE);
        write(folder.resolve("bob/old/MyKnight.java"), FILE);
        assertThat(read(folder.resolve("bob")).notes()).isEmpty();
    }

    @Test
    void namesWithBlanksLineFeedsAndOtherAlphabetsAreOneLineInNotes() throws IOException {
        Path odd = Files.createDirectories(folder.resolve("Żółć and\nnew line \u202E"));
        Files.write(odd.resolve("Мой\nMyKnight.java"), FILE.getBytes(StandardCharsets.UTF_16));
        Submission submission = read(odd);
        assertThat(where(submission)).isEqualTo("Мой MyKnight.java");
        assertThat(submission.notes()).allMatch(note -> note.lines().count() == 1 && note.indexOf('\u202E') < 0);
    }

    @Test
    void aFileThatIsFarTooLongIsNotRead() {
        Submission submission =
                read(write(folder.resolve("MyKnight.java"), FILE + "//" + "x".repeat(ReadingLimits.ANSWER)));
        assertThat(submission.notes())
                .containsExactly("MyKnight.java cannot be read: it is longer than 256 KB, which no answer is.");
    }
}
