package sphericalknight.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.grader.submission.Fixtures.ANSWER;
import static sphericalknight.grader.submission.Fixtures.notebook;
import static sphericalknight.grader.submission.Fixtures.read;
import static sphericalknight.grader.submission.Fixtures.where;
import static sphericalknight.grader.submission.Fixtures.write;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was written to make reading take for ever, or to fill the memory, costs its owner and ends at the same place every time. */
class ReadingInBoundsTest {
    @TempDir
    Path folder;

    @Test
    void blankLinesBracketsAndTypesInThousandsAreRead() {
        write(folder.resolve("ann/a.ipynb"), notebook("\n".repeat(60_000), ANSWER));
        for (int i = 0; i < 6; i++) {
            write(folder.resolve("ann/Many" + i + ".java"), ") class A{}".repeat(20_000));
        }
        write(folder.resolve("ann/b.ipynb"), notebook("class MyKing {}".repeat(15_000)));
        Submission submission = read(folder.resolve("ann"));
        assertThat(where(submission)).isEqualTo("a.ipynb, cell 2");
    }

    @Test
    void bytesAndEntriesAreCountedOverAllFiles() throws IOException {
        Budget budget = new Budget();
        budget.bytes(ReadingLimits.BYTES - 3);
        InputStream in = budget.count(new java.io.ByteArrayInputStream("1234".getBytes(StandardCharsets.UTF_8)));
        assertThat(in.readNBytes(3)).hasSize(3);
        assertThatThrownBy(in::read)
                .isInstanceOf(Budget.Spent.class)
                .hasMessage("There are more than 256 MB of files; the rest was not looked at.");
        for (int i = 0; i < ReadingLimits.ENTRIES; i++) {
            budget.entry();
        }
        assertThatThrownBy(budget::entry).isInstanceOf(Budget.Spent.class);
    }

    /** 56 answers of 250 KB would fill the memory of a grader that holds a whole class. */
    @Test
    void answersThatAreFarTooLongTogetherAreNotKept() {
        String filler = "/*" + "x".repeat(ReadingLimits.ANSWER - 100) + "*/";
        Fixtures.ALL.forEach(exercise -> write(
                folder.resolve("ann").resolve(exercise.answerFile()),
                filler + "class " + exercise.answerName() + "{}"));
        Submission submission = read(folder.resolve("ann"));
        assertThat(submission.answers().values().stream()
                        .mapToLong(answer -> answer.source().text().length())
                        .sum())
                .isBetween(ReadingLimits.ANSWERS / 2L, (long) ReadingLimits.ANSWERS);
        assertThat(submission.notes())
                .containsExactly("The answers are far too long; only the first of them were graded.");
    }
}
