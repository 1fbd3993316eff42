package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.grader.run.Runs.run;
import static sphericalknight.grader.run.Runs.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.submission.Fixtures;

class GradeRunTest {
    @TempDir
    Path folder;

    private Path answer(String student, String text) {
        return Fixtures.write(folder.resolve("class").resolve(student).resolve("MyKnight.java"), text)
                .getParent();
    }

    private StudentVerdict student(ClassVerdict verdict, String id) {
        return verdict.students().stream()
                .filter(each -> each.student().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyExerciseThatWasAskedForIsInTheVerdict() {
        ClassVerdict verdict = run(settings(folder.resolve("out"), answer("ann", Runs.GOOD)));
        StudentVerdict ann = student(verdict, "ann");
        assertThat(ann.exercises()).extracting(each -> each.id()).containsExactly("2.1", "2.2", "2.3", "2.4");
        assertThat(ann.exercises())
                .extracting(each -> each.reason())
                .containsExactly(Reason.PASSED, Reason.MISSING_FILE, Reason.MISSING_FILE, Reason.MISSING_FILE);
        assertThat(ann.exercises().get(1).tests())
                .hasSize(2)
                .allMatch(test -> test.reason() == (test.hidden() ? Reason.FAILED : Reason.MISSING_FILE));
        assertThat(ann.exercises().get(0).source()).isEqualTo("MyKnight.java");
        assertThat(ann.earned()).isEqualTo(10);
    }

    @Test
    void aFailureOfTheGraderIsNoGradeCostsNobodyElseAndIsTriedAgain() {
        answer("ann", Runs.GOOD);
        answer("bob", "BOOM class MyKnight");
        Path out = folder.resolve("out");
        ClassVerdict verdict = run(settings(out, folder.resolve("class")));
        assertThat(student(verdict, "bob").graderFailed()).isTrue();
        assertThat(student(verdict, "ann").graderFailed()).isFalse();
        assertThat(student(verdict, "ann").score()).isEqualTo(10);
        FakeGrader again = new FakeGrader("S3", 0);
        run(settings(out, folder.resolve("class")), again);
        assertThat(again.graded).hasValue(1);
    }

    @Test
    void onTheRosterWithoutASubmissionIsMissingEverywhereAndStrangersAreListed() throws IOException {
        answer("ann", Runs.GOOD);
        answer("eve", Runs.GOOD);
        Path csv = Fixtures.write(folder.resolve("roster.csv"), "id,name,email\nann,\"Ann, Dr.\",a@b\nbob,Bob,\n");
        ClassVerdict verdict = run(settings(
                folder.resolve("out"),
                Optional.of(Roster.read(csv)),
                Optional.empty(),
                Shard.ALL,
                folder.resolve("class")));
        assertThat(verdict.students()).extracting(StudentVerdict::student).containsExactly("ann", "bob", "eve");
        assertThat(student(verdict, "ann").name()).isEqualTo("Ann, Dr.");
        assertThat(student(verdict, "bob").exercises()).allMatch(each -> each.reason() == Reason.MISSING_FILE);
        assertThat(student(verdict, "bob").notes()).containsExactly("Nothing was handed in.");
        assertThat(verdict.notes()).containsExactly("eve is not on the roster.");
    }

    @Test
    void whoHandsInTwiceIsListedAndNotGraded() throws IOException {
        answer("ann", Runs.GOOD);
        answer("Ann", Runs.GOOD);
        answer("bob", Runs.GOOD);
        ClassVerdict verdict = run(settings(folder.resolve("out"), folder.resolve("class")));
        assertThat(verdict.students()).extracting(StudentVerdict::student).containsExactly("bob");
        assertThat(verdict.notes()).hasSize(1).allMatch(note -> note.contains("handed in more than once"));
    }

    @Test
    void aSubmissionWithoutAnAnswerIsListedAndTheOthersAreGraded() throws IOException {
        answer("ann", Runs.GOOD);
        Files.createDirectories(folder.resolve("class/bob"));
        Fixtures.write(folder.resolve("class/carl.ipynb"), "{}");
        ClassVerdict verdict = run(settings(folder.resolve("out"), folder.resolve("class")));
        assertThat(verdict.notes())
                .containsExactly(
                        "bob: There is neither a Java file nor a notebook in bob.",
                        "carl: There is no answer to any of the exercises in carl.ipynb. carl.ipynb is no notebook:"
                                + " its JSON has no list of cells.");
        assertThat(student(verdict, "bob").score()).isZero();
        assertThat(student(verdict, "ann").score()).isEqualTo(10);
    }

    @Test
    void latenessCostsWhatTheRuleSaysAndComesFromRosterOrName() throws IOException {
        answer("ann@20261203T110000Z", Runs.GOOD);
        answer("bob@20261201T120000Z", Runs.GOOD);
        answer("cat", Runs.GOOD);
        answer("dan", Runs.GOOD);
        Path csv = Fixtures.write(
                folder.resolve("roster.csv"),
                "\uFEFFID;Name;submitted\nann;Ann;\nbob;Bob;\ncat;Cat;2026-12-01T14:30:00+01:00\ndan;;\n");
        ClassVerdict verdict = run(settings(
                folder.resolve("out"),
                Optional.of(Roster.read(csv)),
                Optional.of(LateRule.of("2026-12-01T12:00:00Z", "10%/day")),
                Shard.ALL,
                folder.resolve("class")));
        assertThat(student(verdict, "ann").late()).isEqualTo(20);
        assertThat(student(verdict, "ann").score()).isEqualTo(8);
        assertThat(student(verdict, "ann").notes()).containsExactly("Handed in 1 day 23 hours late: 20 % less.");
        assertThat(student(verdict, "bob").late()).isZero();
        assertThat(student(verdict, "cat").late()).isEqualTo(10);
        assertThat(student(verdict, "dan").notes())
                .containsExactly("Nothing says when this was handed in, so it counts as on time.");
    }

    @Test
    void runsThatWereGradedDifferentlyCannotBeMerged() {
        Path ann = answer("ann", Runs.GOOD);
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        run(settings(one, ann));
        run(settings(two, ann));
        assertThatThrownBy(() -> Merge.of(List.of(one, two)))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("different seeds of hidden inputs");
        Path level = folder.resolve("level");
        Runs.copySeed(one, level);
        run(settings(level, ann), new FakeGrader("S1", 0));
        assertThatThrownBy(() -> Merge.of(List.of(one, level))).hasMessageContaining("different levels of isolation");
        Path changed = folder.resolve("changed");
        Runs.copySeed(one, changed);
        run(settings(changed, answer("ann", Fixtures.FILE)));
        assertThatThrownBy(() -> Merge.of(List.of(one, changed))).hasMessageContaining("different verdicts on ann");
    }

    @Test
    void onlyTheOwnerCanReadTheSeed() throws IOException {
        Path out = folder.resolve("out");
        run(settings(out, answer("ann", Runs.GOOD)));
        Path seed = out.resolve("seed");
        assertThat(Files.getPosixFilePermissions(seed)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        assertThat(Seed.read(seed)).hasSize(64);
        String text = Seed.read(seed);
        assertThat(Runs.results(out).values()).noneMatch(each -> each.contains(text.substring(0, 16)));
        Files.setPosixFilePermissions(seed, PosixFilePermissions.fromString("rw-r-----"));
        assertThatThrownBy(() -> run(settings(out, folder.resolve("class/ann"))))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("can be read by others");
    }

    @Test
    void shardsAreAPartitionThatDependsOnNamesAlone() {
        for (int i = 0; i < 200; i++) {
            String student = "student" + i;
            long shards = IntStream.rangeClosed(1, 7)
                    .filter(shard -> new Shard(shard, 7).has(student))
                    .count();
            assertThat(shards).isEqualTo(1);
        }
        assertThat(StudentId.shard("Zoë", 1000)).isEqualTo(StudentId.shard("zoe\u0308", 1000));
    }
}
