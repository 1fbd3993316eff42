package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.grader.run.Runs.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.submission.Fixtures;

class GradeRunTest extends ClassFolder {
    private static final Instant NOON = Instant.parse("2026-12-01T12:00:00Z");

    private Path answer(String student, String text) {
        return in(student + "/MyKnight.java", text).getParent();
    }

    @Test
    void everyExerciseThatWasAskedForIsInTheVerdict() {
        ClassVerdict verdict = run(settings(Optional.empty(), answer("ann", Runs.GOOD)));
        StudentVerdict ann = of(verdict, "ann");
        assertThat(ann.exercises()).extracting(each -> each.id()).containsExactly("2.1", "2.2", "2.3", "2.4");
        assertThat(ann.exercises())
                .extracting(each -> each.reason())
                .containsExactly(Reason.PASSED, Reason.MISSING_FILE, Reason.MISSING_FILE, Reason.MISSING_FILE);
        assertThat(ann.exercises().get(1).tests())
                .hasSize(2 * 7)
                .allMatch(test -> test.reason() == (test.hidden() ? Reason.FAILED : Reason.MISSING_FILE));
        assertThat(ann.exercises().get(0).source()).isEqualTo("MyKnight.java");
        assertThat(ann.earned()).isEqualTo(10);
    }

    @Test
    void aFailureOfTheGraderIsNoGradeCostsNobodyElseAndIsTriedAgain() {
        answer("ann", Runs.GOOD);
        answer("bob", "BOOM class MyKnight");
        Path out = folder.resolve("out");
        ClassVerdict verdict = run(settings(Optional.empty()));
        assertThat(of(verdict, "bob").graderFailed()).isTrue();
        assertThat(of(verdict, "ann").graderFailed()).isFalse();
        assertThat(of(verdict, "ann").score()).isEqualByComparingTo("10");
        FakeGrader again = new FakeGrader(0);
        run(settings(Optional.empty()), again);
        assertThat(again.graded).hasValue(1);
    }

    @Test
    void onTheRosterWithoutASubmissionIsMissingEverywhereAndStrangersAreListed() {
        answer("ann", Runs.GOOD);
        answer("eve", Runs.GOOD);
        Optional<Roster> roster = roster("id,name,email", "ann,\"Ann, Dr.\",a@b", "bob,Bob,");
        ClassVerdict verdict = run(settings(roster));
        assertThat(verdict.students()).extracting(StudentVerdict::student).containsExactly("ann", "bob", "eve");
        assertThat(of(verdict, "ann").name()).isEqualTo("Ann, Dr.");
        assertThat(of(verdict, "bob").exercises()).allMatch(each -> each.reason() == Reason.MISSING_FILE);
        assertThat(verdict.students().stream().filter(StudentVerdict::hasGrade).map(StudentVerdict::student))
                .containsExactly("ann");
        assertThat(verdict.notes())
                .containsExactly(
                        "bob: No file is named after bob: write its name into the column submission, or remove what"
                                + " belongs to nobody on the roster: eve.",
                        "eve: eve is not on the roster: write this name into the column submission of its student.");
        assertThat(of(verdict, "bob").notes()).isEmpty(); // they are on the student's page
        assertThat(row(folder.resolve("out"), "ann")).contains(",Ann,Dr.,a@b,");
    }

    private String row(Path out, String student) {
        return Runs.results(out)
                .get("gradebook.csv")
                .lines()
                .filter(line -> line.contains("," + student + ","))
                .collect(Collectors.joining("\n"));
    }

    /** Nobody knows which is meant; each name has a row that says so, and no grade. */
    @Test
    void whoHandsInTwiceIsListedAndNotGraded() {
        answer("ann", Runs.GOOD);
        answer("Ann", Runs.GOOD);
        answer("bob", Runs.GOOD);
        answer("Zo\u00eb", Runs.GOOD);
        answer("Zoe\u0308", Runs.GOOD);
        Path out = folder.resolve("out");
        ClassVerdict verdict = run(settings(Optional.empty()));
        assertThat(verdict.students())
                .extracting(StudentVerdict::student)
                .containsExactly("Ann", "Zo\u00eb", "Zo\u00eb (2)", "ann", "bob");
        assertThat(verdict.students())
                .extracting(StudentVerdict::hasGrade)
                .containsExactly(false, false, false, false, true);
        assertThat(verdict.notes()).hasSize(4).allMatch(note -> note.contains("handed in more than once"));
        assertThat(row(out, "ann")).contains(",,,,").contains("handed in more than once");
        assertThat(row(out, "bob")).endsWith(",0,,");
    }

    /** Each name that is found has a row with a reason; only what can be read has a grade. */
    @Test
    void nobodyVanishes() throws IOException {
        answer("ann", Runs.GOOD);
        Files.createDirectories(folder.resolve("class/empty"));
        in("anna.rar", "Rar!");
        in("tar.tar.gz", "x");
        in("broken.zip", "PK");
        in("other/notes.txt", "sorry");
        in("none.ipynb", Fixtures.notebook("int x;"));
        Files.createSymbolicLink(folder.resolve("class/link"), folder.resolve("class/ann"));
        Optional<Roster> roster = roster("id\nann\nempty\nanna\ntar\nbroken\nother\nnone\nlink\nzoe");
        Path out = folder.resolve("out");
        ClassVerdict verdict = run(settings(roster));
        assertThat(verdict.students().stream().filter(StudentVerdict::hasGrade).map(StudentVerdict::student))
                .containsExactly("ann", "none", "zoe");
        assertThat(row(out, "ann")).endsWith(",0,,");
        assertThat(row(out, "zoe")).endsWith(",0,0,0,30,0,0,0,0,0,,Nothing was handed in.");
        assertThat(row(out, "none")).endsWith(",There is no answer to any of the exercises in none.ipynb.");
        assertThat(row(out, "empty")).endsWith(",,,,30,,,,,0,,There is neither a Java file nor a notebook in empty.");
        assertThat(row(out, "anna")).contains("anna.rar is an archive of a kind that is not read, a .zip is needed.");
        assertThat(row(out, "tar")).contains("tar.tar.gz is an archive of a kind that is not read");
        assertThat(row(out, "broken")).contains("broken.zip is not a zip archive");
        assertThat(row(out, "other")).contains("There is neither a Java file nor a notebook in other.");
        assertThat(row(out, "link")).contains("link is a link");
    }

    @Test
    void aFileThatIsNotUsedNeedsAttentionWhereAnAnswerIsMissing() {
        answer("ann", Runs.GOOD);
        in("ann/Springer.java", "class Springer {}");
        answer("bob", Runs.GOOD);
        for (String name : List.of("MyKnightCover", "MyKnightHops", "MyAnyLeaper", "Helper")) {
            in("bob/" + name + ".java", "class " + name + " {}");
        }
        Path out = folder.resolve("out");
        ClassVerdict verdict = run(settings(Optional.empty()));
        assertThat(row(out, "ann")).contains(",Springer.java was not used: it declares no class");
        assertThat(of(verdict, "ann").hasGrade()).isTrue();
        assertThat(row(out, "bob")).endsWith(",0,,");
    }

    @Test
    void theGradebookTellsLessonsTimesAndWhatWasGivenByHand() {
        answer("ann@20261203T110000Z", Runs.GOOD);
        answer("bob", Runs.GOOD);
        Path csv = Fixtures.write(
                folder.resolve("manual.csv"), "id,points,comment\nANN,-2,Copied from Bob\nbob,+3,\"Clear, short\"\n");
        GradeSettings given = Runs.due(settings(Optional.empty()), Optional.of(NOON), LateRule.of("10%/day"));
        ClassVerdict verdict = run(Runs.with(given, ManualGrades.read(csv, List.of("2.1"))));
        assertThat(row(folder.resolve("out"), "ann"))
                .isEqualTo("spherical-knight-02,2026-12-01T12:00:00Z,2026-12-03T11:00:00Z,ann,,,,10,2,6,30,10,0,0,0,"
                        + "-2,Copied from Bob,");
        assertThat(row(folder.resolve("out"), "bob"))
                .isEqualTo("spherical-knight-02,2026-12-01T12:00:00Z,,bob,,,,10,0,13,30,10,0,0,0,"
                        + "3,\"Clear, short\",\"Nothing says when this was handed in, so it counts as on time.\"");
        assertThat(verdict.notes())
                .containsExactly(
                        "Nothing says when 1 of 2 handed in, so it counts as on time; the roster's column submitted"
                                + " can say it, or, with --zone, Moodle's grading worksheet.");
        assertThat(of(verdict, "bob").notes()).first().isEqualTo("+3 points by hand. Clear, short");
        Path stranger = Fixtures.write(folder.resolve("stranger.csv"), "id,points\neve,1\n");
        assertThatThrownBy(() -> run(Runs.with(given, ManualGrades.read(stranger, List.of()))))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("line 2 has eve, who is neither on the roster nor among the submissions");
    }

    @ParameterizedTest
    @CsvSource({
        "'bob,,7,paper', true",
        "'bob,,0,', true",
        "'bob,,,please send a zip', false",
        "'bob,2.1,7,paper', false"
    })
    void pointsByHandForAllAreAGradeForWhatCannotBeRead(String line, boolean isGrade) {
        answer("ann", Runs.GOOD);
        in("bob.rar", "Rar!");
        Path csv = Fixtures.write(folder.resolve("manual.csv"), "id,exercise,points,comment\n" + line + "\n");
        ClassVerdict verdict = run(Runs.with(settings(Optional.empty()), ManualGrades.read(csv, List.of("2.1"))));
        assertThat(of(verdict, "bob").hasGrade()).isEqualTo(isGrade);
        assertThat(of(verdict, "bob").problem().isEmpty()).isEqualTo(isGrade);
        assertThat(verdict.notes().isEmpty()).isEqualTo(isGrade);
    }

    @Test
    void latenessCostsWhatTheRuleSaysAndComesFromRosterOrName() {
        answer("ann@20261203T110000Z", Runs.GOOD);
        answer("bob@20261201T120000Z", Runs.GOOD);
        answer("cat", Runs.GOOD);
        answer("dan", Runs.GOOD);
        Optional<Roster> roster =
                roster("\uFEFFID;Name;submitted", "ann;Ann;", "bob;Bob;", "cat;Cat;2026-12-01T14:30:00+01:00", "dan;;");
        ClassVerdict verdict = run(Runs.due(settings(roster), Optional.of(NOON), LateRule.of("10%/day")));
        assertThat(of(verdict, "ann").late()).isEqualByComparingTo("20");
        assertThat(of(verdict, "ann").score()).isEqualByComparingTo("8");
        assertThat(of(verdict, "ann").notes())
                .containsExactly("Handed in 1 day 23 hours late: 2 days begun, 20 % less.");
        assertThat(of(verdict, "bob").late()).isZero();
        assertThat(of(verdict, "cat").late()).isEqualByComparingTo("10");
        assertThat(of(verdict, "dan").notes())
                .containsExactly("Nothing says when this was handed in, so it counts as on time.");
    }

    @Test
    void runsThatWereGradedDifferentlyCannotBeMerged() {
        Path ann = answer("ann", Runs.GOOD);
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        run(Runs.settings(one, ann));
        run(Runs.settings(two, ann));
        assertThatThrownBy(() -> Merge.of(List.of(one, two)))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("different seeds of hidden inputs");
        Path changed = folder.resolve("changed");
        Runs.copySeed(one, changed);
        run(Runs.settings(changed, answer("ann", Fixtures.FILE)));
        assertThatThrownBy(() -> Merge.of(List.of(one, changed))).hasMessageContaining("different verdicts on ann");
    }

    @Test
    void halfWrittenFilesOfARunThatWasKilledAreRemoved() throws IOException {
        Path out = folder.resolve("out");
        Path report = Fixtures.write(out.resolve("students/.ann.html.4711-3.part"), "<html>");
        Path own = Fixtures.write(out.resolve("notes.part"), "the teacher's");
        run(settings(Optional.empty(), answer("ann", Runs.GOOD)));
        assertThat(report).doesNotExist();
        assertThat(own).exists();
    }

    @Test
    void onlyTheOwnerCanReadTheSeed() throws IOException {
        Path out = folder.resolve("out");
        run(settings(Optional.empty(), answer("ann", Runs.GOOD)));
        Path seed = out.resolve("seed");
        assertThat(Files.getPosixFilePermissions(seed)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        assertThat(Seed.read(seed)).hasSize(64);
        String text = Seed.read(seed);
        assertThat(Runs.results(out).values()).noneMatch(each -> each.contains(text.substring(0, 16)));
        Files.setPosixFilePermissions(seed, PosixFilePermissions.fromString("rw-r-----"));
        assertThatThrownBy(() -> run(settings(Optional.empty(), folder.resolve("class/ann"))))
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
        assertThat(IntStream.rangeClosed(1, 1000).mapToObj(shard -> new Shard(shard, 1000)))
                .allMatch(shard -> shard.has("Zoë") == shard.has("zoe\u0308"));
    }
}
