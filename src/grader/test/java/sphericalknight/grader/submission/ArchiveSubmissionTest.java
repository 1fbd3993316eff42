package sphericalknight.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.grader.submission.Fixtures.FILE;
import static sphericalknight.grader.submission.Fixtures.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zip archives, honest and hostile. */
class ArchiveSubmissionTest {
    private static final String KING = FILE.replace("Knight", "King").replace("knight;", "king;");

    @TempDir
    Path folder;

    private Path zip;

    @BeforeEach
    void name() {
        zip = folder.resolve("ann.zip");
    }

    @Test
    void anHonestArchiveIsRead() throws IOException {
        Submission submission = read(new RawZip()
                .add("ann/exercises/", "")
                .add("ann/exercises/tasks/knight/MyKnight.java", FILE)
                .add("__MACOSX/._MyKnight.java", "x")
                .add("ann/README.md", "x")
                .write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.answers().get("2.1").source().text()).isEqualTo(FILE);
        assertThat(submission.notes()).isEmpty();
    }

    @Test
    void aDamagedEntryIsNotGradedSilently() throws IOException {
        Submission java =
                read(RawZip.withWrongChecksum("knight/MyKnight.java", FILE).write(zip));
        assertThat(java.answers()).isEmpty();
        assertThat(java.fault()).endsWith("MyKnight.java cannot be read: it is damaged: its checksum is wrong.");
        Submission notebook = read(RawZip.withWrongChecksum("02-knight.ipynb", Fixtures.notebook(Fixtures.ANSWER))
                .write(zip));
        assertThat(notebook.notes())
                .containsExactly("02-knight.ipynb cannot be read: it is damaged: its checksum is wrong.");
    }

    @Test
    void anHonestArchiveFromWindowsIsRead() throws IOException {
        Submission submission = read(new RawZip()
                .windows()
                .add("L\u00F6sung\\knight\\MyKnight.java", FILE)
                .add("L\u00F6sung/king/MyKing.java", KING)
                .write(zip));
        assertThat(submission.notes()).isEmpty();
        assertThat(submission.answers()).containsOnlyKeys("2.1", "3.1");
    }

    /** Zip slip. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "../MyKing.java",
                "a/../../MyKing.java",
                "..\\MyKing.java",
                "/etc/MyKing.java",
                "\\\\host\\MyKing.java",
                "C:\\MyKing.java",
                "c:MyKing.java",
                "a/b/..\\../MyKing.java"
            })
    void anEntryThatLeadsOutIsRefusedAndTheRestKept(String name) throws IOException {
        Submission submission =
                read(new RawZip().add(name, KING).add("MyKnight.java", FILE).write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes())
                .containsExactly("The entry " + name + " was refused: it leads out of the archive.");
        assertThat(folder.toFile().list()).containsExactly("ann.zip");
    }

    /** One name for two entries. */
    @Test
    void ofTwoEntriesWithOneNameNeitherCounts() throws IOException {
        Submission submission = read(new RawZip()
                .add("MyKing.java", KING)
                .add("./MyKing.java", KING)
                .add("MyKing.java", KING)
                .add("MyKnight.java", FILE)
                .write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes()).containsExactly("The entry ./MyKing.java was refused: it is there twice.");
    }

    @Test
    void aLinkInAnArchiveIsRefused() throws IOException {
        byte[] target = "/etc/passwd".getBytes(StandardCharsets.UTF_8);
        Submission submission = read(new RawZip()
                .add("MyKing.java", target, RawZip.LINK, -1)
                .add("MyKnight.java", FILE)
                .write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes()).containsExactly("The entry MyKing.java was refused: it is a link or a device.");
    }

    /** Row 49: 32 MB of zeros, one entry that admits it and one that lies about it. */
    @Test
    void aBombCostsNothingButItself() throws IOException {
        byte[] zeros = new byte[32 << 20];
        Submission submission = read(new RawZip()
                .add("02-knight.ipynb", zeros, RawZip.FILE, -1)
                .add("03-king.ipynb", zeros, RawZip.FILE, 1000)
                .add("MyKnight.java", FILE)
                .write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes())
                .contains("The entry 02-knight.ipynb was refused: it would unpack to 32 MB from far too little.")
                .anyMatch(note -> note.contains("03-king.ipynb"));
    }

    /** A million entries. */
    @Test
    void entriesAreCounted() throws IOException {
        RawZip many = new RawZip().add("MyKnight.java", FILE);
        for (int i = 0; i < ReadingLimits.ENTRIES + 5; i++) {
            many.add("f" + i, "");
        }
        Submission submission = read(many.write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes())
                .contains("There are more than " + ReadingLimits.ENTRIES + " entries; the rest was not looked at.");
    }

    /** A zip in a zip is not unpacked: with other answers beside it somebody is told to look, without them there is no grade. */
    @ParameterizedTest
    @ValueSource(strings = {"inner.zip", "a/b.zipx", "MyKing.java", "inner"})
    void anArchiveInAnArchiveIsNamed(String name) throws IOException {
        byte[] inner = new RawZip().add("MyKing.java", KING).bytes();
        RawZip outer = new RawZip().add(name, inner, RawZip.FILE, -1);
        Submission alone = read(outer.write(zip));
        assertThat(alone.gradable()).isFalse();
        assertThat(alone.fault()).endsWith(name + " is a zip inside a zip, which is not read; unpack it.");
        Submission submission = read(outer.add("MyKnight.java", FILE).write(zip));
        assertThat(submission.answers()).containsOnlyKeys("2.1");
        assertThat(submission.notes()).containsExactly(name + " is a zip inside a zip, which is not read; unpack it.");
    }

    @Test
    void anArchiveThatLiesInAStudentsFolderIsRead() throws IOException {
        new RawZip().add("MyKnight.java", FILE).write(zip);
        assertThat(read(folder).answers()).containsOnlyKeys("2.1");
    }

    @Test
    void whatIsNoArchiveSaysSo() throws IOException {
        Files.writeString(zip, "PK but not really");
        assertThat(read(zip).fault()).contains("ann.zip is not a zip archive, or its end is missing.");
        assertThat(read(new RawZip().write(zip)).fault())
                .isEqualTo("There is neither a Java file nor a notebook in ann.zip.");
    }
}
