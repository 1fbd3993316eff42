package sphericalknight.grader.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.submission.Fixtures;
import sphericalknight.grader.submission.Submission;

@DisplayName("The workers")
class WorkerPoolTest {
    private static final CatalogueEntry KNIGHT = Catalogue.find().byId("2.1").orElseThrow();
    private static final WorkerMessages.Settings SETTINGS = new WorkerMessages.Settings("seed", List.of("2.1", "2.2"));

    @TempDir
    Path folder;

    private final List<WorkerPool> pools = new ArrayList<>();

    private WorkerPool fake(Duration patience) throws IOException {
        return pool(1, FakeWorker.class, patience);
    }

    private WorkerPool pool(int size, Class<?> program, Duration patience) throws IOException {
        pools.add(new WorkerPool(size, SETTINGS, List.of(program.getName()), patience));
        return pools.get(pools.size() - 1);
    }

    @AfterEach
    void nothingIsLeft() {
        pools.forEach(WorkerPool::close);
        assertThat(pools).allMatch(pool -> Files.notExists(pool.folder()));
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    private static ExerciseVerdict grade(Grader grader, String text) {
        return grader.grade(KNIGHT, new AnswerSource("MyKnight", "knight", text));
    }

    /** What is done to a fresh worker, the reason of the verdict, and its sentence. */
    private static final List<Loss> LOSSES = List.of(
            new Loss("EXIT", Reason.GRADER_ERROR, "ended the process that did it (exit code 0)"),
            new Loss("KILL", Reason.GRADER_ERROR, "ended the process that did it (exit code 137)"),
            new Loss("COMPLAIN", Reason.GRADER_ERROR, "ended the process that did it (exit code 1: No space left)"),
            new Loss("GARBAGE", Reason.GRADER_ERROR, "was answered with something else"),
            new Loss("NOTHING", Reason.GRADER_ERROR, "was answered with something else"),
            new Loss("LIST", Reason.GRADER_ERROR, "was answered with something else"),
            new Loss("FLOOD", Reason.GRADER_ERROR, "was answered with something else"),
            new Loss("MEMORY", Reason.MEMORY, "needs more memory than there is: 512 MB"));

    private record Loss(String what, Reason reason, String sentence) {}

    @Test
    @DisplayName("cost one answer when they end, or reply with anything but a verdict; the next goes on with a new one")
    void oneAnswerOnly() throws IOException {
        WorkerPool pool = fake(Duration.ofSeconds(60));
        for (Loss each : LOSSES) {
            ExerciseVerdict lost = grade(pool, each.what());
            assertThat(lost.reason()).as(each.what()).isEqualTo(each.reason());
            assertThat(lost.message()).contains("Compiling and running it " + each.sentence());
            assertThat(lost.score()).isZero();
        }
        assertThat(grade(pool, "after").message()).isEqualTo("after");
        assertThat(grade(pool, "EXIT").reason()).isEqualTo(Reason.GRADER_ERROR);
        assertThat(grade(pool, "after").message()).isEqualTo("after");
    }

    @Test
    @DisplayName("are stopped when they do not reply")
    void hang() throws IOException {
        WorkerPool pool = fake(Duration.ofSeconds(3));
        for (String what : List.of("HANG", "CLOSE")) {
            ExerciseVerdict lost = grade(pool, what);
            assertThat(lost.reason()).isIn(Reason.TIMEOUT, Reason.GRADER_ERROR);
            assertThat(lost.mayChange()).isTrue();
        }
        assertThat(grade(pool, "after").reason()).isEqualTo(Reason.PASSED);
    }

    @Test
    @DisplayName("that earlier answers have worn out cost no answer: it is tried again in a new one")
    void wornOut() throws IOException {
        WorkerPool pool = fake(Duration.ofSeconds(60));
        grade(pool, "before");
        assertThat(grade(pool, "WORN").reason()).isEqualTo(Reason.PASSED);
        assertThat(grade(pool, "WORN").reason()).isEqualTo(Reason.PASSED);
    }

    @Test
    @DisplayName("cost one submission when they are lost while they read it")
    void oneSubmissionOnly() throws IOException {
        WorkerPool pool = fake(Duration.ofSeconds(60));
        for (String what : List.of("EXIT", "KILL", "GARBAGE", "FLOOD", "MEMORY")) {
            Submission lost = pool.read(List.of(folder.resolve(what)));
            assertThat(lost.gradable()).as(what).isFalse();
            assertThat(lost.fault()).startsWith("Reading the submission ");
        }
        assertThat(pool.read(List.of(folder.resolve("ada"))).notes()).containsExactly("read ada");
    }

    @Test
    @DisplayName("keep their temporary files in a folder of their own, which is deleted without following links")
    void links() throws IOException {
        Path outside = Fixtures.write(folder.resolve("outside/file.txt"), "mine");
        WorkerPool pool = fake(Duration.ofSeconds(60));
        grade(pool, "PLANT");
        assertThat(pool.folder().resolve("link")).isSymbolicLink();
        Files.createSymbolicLink(pool.folder().resolve("other"), outside.getParent());
        if (pool.folder().getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(Files.getPosixFilePermissions(pool.folder()))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
        pool.close();
        assertThat(pool.folder()).doesNotExist();
        assertThat(outside).hasContent("mine");
        assertThat(Path.of(System.getProperty("user.home"))).isDirectory();
        pools.clear();
    }

    @Test
    @DisplayName("read and grade, and keep the bytes of a name that is not text")
    void real() throws IOException {
        WorkerPool pool = pool(1, Worker.class, Duration.ofSeconds(60));
        Path ada = Fixtures.write(folder.resolve("Zo\u00eb \u20ac %41/MyKnight.java"), Fixtures.FILE);
        Submission submission = pool.read(List.of(ada.getParent()));
        assertThat(submission.answers().keySet()).containsExactly("2.1");
        ExerciseVerdict verdict =
                pool.grade(KNIGHT, submission.answers().get("2.1").source());
        assertThat(verdict.reason()).isEqualTo(Reason.WRONG_ANSWER);
        assertThat(verdict.tests()).isNotEmpty();
        assertThat(grade(pool, "class MyKnight { static { System.exit(0); } }").reason())
                .isNotEqualTo(Reason.GRADER_ERROR);
    }

    @Test
    @DisplayName(
            "come to the same verdicts, however many there are, even on an answer that loops while it is initialised")
    void jobs() throws Exception {
        List<String> answers = List.of(
                Fixtures.FILE,
                Fixtures.FILE.replace("Knight {\n", "Knight {\n  static { long n = 1; while (n != 0) { n |= 1; } }\n"),
                Fixtures.FILE.replace("return", "long[] all = new long[1 << 28]; return"),
                "class Other { }");
        Map<Integer, List<ExerciseVerdict>> bySize = new TreeMap<>();
        for (int size : new int[] {1, 3}) {
            WorkerPool pool = pool(size, Worker.class, Duration.ofSeconds(120));
            ExecutorService threads = Executors.newFixedThreadPool(size);
            List<Future<ExerciseVerdict>> verdicts = new ArrayList<>();
            for (String answer : answers) {
                verdicts.add(threads.submit(() -> grade(pool, answer)));
            }
            List<ExerciseVerdict> all = new ArrayList<>();
            for (Future<ExerciseVerdict> each : verdicts) {
                all.add(each.get());
            }
            threads.shutdown();
            bySize.put(size, all);
        }
        assertThat(bySize.get(3)).isEqualTo(bySize.get(1));
        assertThat(bySize.get(1)).noneMatch(ExerciseVerdict::hasGraderFailed);
        assertThat(bySize.get(1).get(1).reason()).isEqualTo(Reason.TIMEOUT);
        assertThat(bySize.get(1).get(1).tests()).isNotEmpty().noneMatch(TestVerdict::passed);
        assertThat(bySize.get(1).get(1).tests().get(0).message()).startsWith("Your code did not end");
    }

    @Test
    @DisplayName("end with their grader, even in the middle of an answer")
    void endWithTheGrader() throws Exception {
        Process worker = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Worker.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        worker.getOutputStream().write(Json.line(SETTINGS).getBytes());
        worker.getOutputStream().close();
        assertThat(worker.waitFor()).isZero();
    }
}
