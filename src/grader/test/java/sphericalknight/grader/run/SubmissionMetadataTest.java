package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.students.SubmissionMetadata;
import sphericalknight.grader.submission.Fixtures;

/** The sample has the fields of Gradescope's documentation of its autograders ("Submission Metadata"). */
class SubmissionMetadataTest {
    private static final Path SAMPLE =
            Path.of(System.getProperty("course.root"), "src/grader/test/resources/gradescope/submission_metadata.json");

    @TempDir
    Path folder;

    private SubmissionMetadata read(String text) {
        return SubmissionMetadata.read(Fixtures.write(folder.resolve("metadata.json"), text));
    }

    @Test
    void aSubmissionOfTwo() {
        SubmissionMetadata sample = SubmissionMetadata.read(SAMPLE);
        assertThat(sample.id()).isEqualTo("1815-1816");
        assertThat(sample.name()).isEqualTo("Ada Lovelace, Bob");
        assertThat(sample.submitted()).hasValue(Instant.parse("2026-12-02T22:22:32.365935Z"));
        assertThat(sample.due()).hasValue(Instant.parse("2026-12-02T07:00:00Z"));
        assertThat(sample.notes()).isEmpty();
    }

    @Test
    void moreTimeThanTheOthers() throws IOException {
        String longer = Files.readString(SAMPLE)
                .replace(
                        "\"name\": \"Bob\"",
                        "\"name\": \"Bob\", \"assignment\": {\"due_date\": \"2026-12-05T00:00:00Z\"}");
        assertThat(read(longer).due()).hasValue(Instant.parse("2026-12-05T00:00:00Z"));
    }

    @Test
    void theReportNamesTheStudentAndTheLateRuleHolds() {
        Path submission = Fixtures.write(folder.resolve("submission/MyKnight.java"), Runs.GOOD)
                .getParent();
        SubmissionMetadata sample = SubmissionMetadata.read(SAMPLE);
        StudentVerdict student = Runs.run(Runs.due(
                        Runs.settings(
                                folder.resolve("out"),
                                Optional.of(sample.roster(submission)),
                                Shard.of("1/1"),
                                submission),
                        sample.due(),
                        LateRule.of("10%/day")))
                .students()
                .get(0);
        assertThat(student.student()).isEqualTo("1815-1816");
        assertThat(student.name()).isEqualTo("Ada Lovelace, Bob");
        assertThat(student.notes()).contains("Handed in 15 hours 23 minutes late: 1 day begun, 10 % less.");
        assertThat(student.earned()).isEqualTo(10);
        assertThat(student.score()).isEqualByComparingTo("9");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "no JSON",
                "{\"users\": [",
                "{\"id\": 1",
                "{\"x\": [[[[",
                "null",
                "{\"users\": [}]}",
                "\u0000"
            })
    void whatIsNoMetadataIsIgnoredInOneSentence(String text) {
        SubmissionMetadata nothing = read(text);
        assertThat(nothing.notes())
                .containsExactly(
                        "submission_metadata.json is not what Gradescope writes, so name and times are not known.");
        assertThat(nothing.id() + nothing.name()).isEmpty();
        assertThat(nothing.submitted()).isEmpty();
        assertThat(nothing.due()).isEmpty();
        assertThat(nothing.roster(Path.of("autograder", "submission")).entries())
                .extracting(Roster.Entry::id)
                .containsExactly("submission");
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "\"yesterday\"", "\"2026-12-01\"", "{}", "[\"2026-12-01T00:00:00Z\"]", "\"\\u0000\""})
    void aTimeThatIsNoneIsIgnoredInOneSentence(String time) {
        SubmissionMetadata odd = read("{\"created_at\": " + time + ", \"users\": [{\"id\": 7}],"
                + " \"assignment\": {\"due_date\": " + time + "}}");
        assertThat(odd.id()).isEqualTo("7");
        assertThat(odd.submitted()).isEmpty();
        assertThat(odd.due()).isEmpty();
        assertThat(odd.notes())
                .containsExactlyInAnyOrder(
                        "submission_metadata.json has a created_at that is not a time with an offset; it is ignored.",
                        "submission_metadata.json has a due_date that is not a time with an offset; it is ignored.");
    }

    @Test
    void fieldsThatAreMissingOrNull() {
        SubmissionMetadata bare = read("{\"created_at\": null, \"assignment\": null, \"users\": null}");
        assertThat(bare.notes()).containsExactly("submission_metadata.json names no student.");
        assertThat(read("{\"users\": [7, null, {\"id\": {}, \"name\": [\"x\"]}]}")
                        .notes())
                .isEmpty();
    }

    @Test
    void namesThatActAreHarmless() {
        SubmissionMetadata hostile = read(
                "{\"users\": [{\"id\": \"../../\\u001b[2J\\u202E\\n\", \"name\": \"" + "A".repeat(9_000) + "\"}]}");
        assertThat(hostile.id()).isEqualTo("../../\uFFFD[2J\uFFFD");
        assertThat(hostile.name()).hasSizeLessThan(250);
        Path submission = Fixtures.write(folder.resolve("submission/MyKnight.java"), Runs.GOOD)
                .getParent();
        Path out = folder.resolve("out");
        Runs.run(Runs.settings(out, Optional.of(hostile.roster(submission)), Shard.of("1/1"), submission));
        assertThat(Runs.results(out).keySet()).allMatch(name -> !name.contains("..") && !name.contains("["));
    }
}
