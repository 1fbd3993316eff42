package sphericalknight.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.grader.run.Runs.aClass;
import static sphericalknight.grader.run.Runs.results;
import static sphericalknight.grader.run.Runs.run;
import static sphericalknight.grader.run.Runs.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.submission.Fixtures;

/** However a class is graded (twice, with a crash, in shards), the reports are the same bytes. */
class SameBytesTest {
    private static final int SIZE = 12;

    @TempDir
    Path folder;

    private Path students;
    private Path out;

    @BeforeEach
    void undisturbedRun() {
        students = aClass(folder.resolve("class"), SIZE);
        out = folder.resolve("out");
        run(settings(out, students));
    }

    @Test
    void aSecondRunGradesNothingAndWritesTheSame() {
        Map<String, String> first = results(out);
        FakeGrader second = new FakeGrader(0);
        run(settings(out, students), second);
        assertThat(second.graded).hasValue(0);
        assertThat(results(out)).isEqualTo(first);
    }

    @Test
    void afterAChangeOnlyThatAnswerIsGraded() {
        Fixtures.write(students.resolve("student04/MyKnight.java"), Runs.GOOD);
        FakeGrader second = new FakeGrader(0);
        run(settings(out, students), second);
        assertThat(second.graded).hasValue(1);
    }

    @Test
    void anotherSeedAndAnotherNameOfTheStudentAreToldApart() throws IOException {
        Files.move(students.resolve("student04"), students.resolve("zoe"));
        FakeGrader renamed = new FakeGrader(0);
        run(settings(out, students), renamed);
        assertThat(renamed.graded).hasValue(0);
        Files.delete(out.resolve("seed"));
        FakeGrader seed = new FakeGrader(0);
        run(settings(out, students), seed);
        assertThat(seed.graded).hasValue(SIZE);
    }

    @Test
    void aRunThatIsKilledGoesOnWhereItStoppedAndWritesTheSame() throws Exception {
        Path killed = folder.resolve("killed");
        Runs.copySeed(out, killed);
        Process process = start(killed);
        while (known(killed) < 3) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(20);
        }
        process.destroyForcibly().waitFor();
        long known = known(killed);
        assertThat(killed.resolve(".run/class.json")).doesNotExist();
        assertThat(killed.resolve("results.json")).content().contains("The grader did not finish");
        FakeGrader again = new FakeGrader(0);
        run(settings(killed, students), again);
        assertThat(results(killed)).isEqualTo(results(out));
        assertThat(again.graded).hasValue((int) (known(out) - known));
    }

    /** Nobody takes the reports of the run before for those of one that was killed, of whatever format they are. */
    @Test
    void reportsSayThatTheirRunHasNotFinished() throws Exception {
        run(settings(out, ReportFormat.of(List.of()), students));
        Map<String, String> finished = results(out);
        Files.move(out.resolve(".cache"), folder.resolve("cache"));
        Process process = start(out);
        while (!Files.readString(out.resolve("results.json")).contains("The grader did not finish")) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(20);
        }
        while (known(out) == 0) {
            Thread.sleep(20);
        }
        process.destroyForcibly().waitFor();
        Map<String, String> killed = results(out);
        assertThat(killed).doesNotContainKey(".run/class.json");
        assertThat(killed)
                .hasSameSizeAs(finished.keySet().stream()
                        .filter(name -> !name.equals(".run/class.json"))
                        .toList());
        assertThat(killed)
                .allSatisfy((name, text) -> assertThat(text)
                        .as(name)
                        .containsAnyOf(
                                "did not finish",
                                "The grader itself failed",
                                "the grader failed: no grade",
                                "grader-error"));
    }

    private Process start(Path to) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-Dcourse.root=" + System.getProperty("course.root"),
                        SlowRun.class.getName(),
                        students.toString(),
                        to.toString())
                .inheritIO()
                .start();
    }

    private static long known(Path out) throws IOException {
        if (!Files.exists(out.resolve(".cache"))) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(out.resolve(".cache"))) {
            return files.filter(file -> file.toString().endsWith(".json")).count();
        }
    }

    @Test
    void threeShardsMergedInAnyOrderAndTwiceAreTheWholeClass() {
        List<Path> shards = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            Path shard = folder.resolve("shard" + i);
            Runs.copySeed(out, shard);
            run(settings(shard, Optional.empty(), new Shard(i, 3), students));
            shards.add(shard);
        }
        RunRecord whole = RunRecord.read(out);
        assertThat(Merge.of(shards)).isEqualTo(whole);
        Collections.reverse(shards);
        shards.add(shards.get(0));
        assertThat(Merge.of(shards)).isEqualTo(whole);
        shards.add(out);
        assertThat(Merge.of(shards)).isEqualTo(whole);
    }

    @Test
    void damagedCacheFilesAreGradedAgain() throws IOException {
        Map<String, String> first = results(out);
        List<Path> kept;
        try (Stream<Path> files = Files.walk(out.resolve(".cache"))) {
            kept = files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
        Files.writeString(kept.get(0), Files.readString(kept.get(0)).substring(5));
        Files.writeString(kept.get(1), "null");
        Files.writeString(kept.get(2), "");
        FakeGrader again = new FakeGrader(0);
        run(settings(out, students), again);
        assertThat(again.graded.get()).isEqualTo(3);
        assertThat(results(out)).isEqualTo(first);
    }
}
