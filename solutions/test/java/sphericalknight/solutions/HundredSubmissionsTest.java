package sphericalknight.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class as large as {@code -Dcourse.class} says (20) hands in the exercises of lesson {@code -Dcourse.class.lesson} (2, "all" for all) and
 * is graded as on the command line; what that costs is printed. With {@code -Dcourse.class.maven=N} N of them are tested by Maven, too, in
 * a copy of the project, for comparison.
 */
@Tag("exhaustive")
@DisplayName("A class with everything in it")
class HundredSubmissionsTest {
    private static final Path ROOT = Path.of(System.getProperty("course.root"));
    private static final int SIZE = Integer.getInteger("course.class", 20);
    private static final String LESSON = System.getProperty("course.class.lesson", "2");
    private static final int BY_MAVEN = Integer.getInteger("course.class.maven", 0);

    @TempDir
    Path folder;

    /**
     * What a program cost.
     *
     * @param own the most memory of the grader itself, in megabytes
     * @param all the most memory of it and its children together
     */
    private record Cost(double seconds, long own, long all) {}

    @Test
    @DisplayName("is graded, and again from the cache, with the same bytes")
    void graded() throws Exception {
        Path students = folder.resolve("class");
        HundredSubmissions.write(students, SIZE);
        Path out = folder.resolve("out");
        Cost first = grade(students, out);
        String results = Files.readString(out.resolve("results.json"));
        say(
                "%d submissions, lesson %s: %.1f s, %.2f s each; memory of the grader %d MB, with its children %d MB",
                SIZE, LESSON, first.seconds(), first.seconds() / SIZE, first.own(), first.all());
        Cost second = grade(students, out);
        say("again, all from the cache: %.1f s", second.seconds());
        assertThat(out.resolve("results.json")).hasContent(results);
        for (JsonNode student : new ObjectMapper().readTree(results)) {
            int number = Integer.parseInt(student.path("student").asText().replaceAll("\\D", ""));
            boolean isHostile = number == SIZE - 1;
            if (isHostile || number % 10 < 3) {
                assertThat(student.path("earned").asInt())
                        .as(student.path("student").asText())
                        .isEqualTo(isHostile ? 0 : points(student));
            }
        }
        byMaven(students);
    }

    private static int points(JsonNode student) {
        int points = 0;
        for (JsonNode exercise : student.path("exercises")) {
            points += exercise.path("maxScore").asInt();
        }
        return points;
    }

    private static Cost grade(Path students, Path out) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-XX:+UseSerialGC",
                "-XX:+DisableAttachMechanism",
                "-XX:TieredStopAtLevel=1",
                "-Dcourse.root=" + ROOT,
                "-cp",
                System.getProperty("java.class.path"),
                "sphericalknight.cli.Course",
                "grade",
                students.toString(),
                "--out",
                out.toString()));
        if (!LESSON.equals("all")) {
            command.addAll(List.of("--lesson", LESSON));
        }
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).inheritIO().start();
        long own = 0;
        long all = 0;
        while (process.isAlive()) {
            long mine = resident(process.toHandle());
            own = Math.max(own, mine);
            all = Math.max(
                    all,
                    mine
                            + process.descendants()
                                    .mapToLong(HundredSubmissionsTest::resident)
                                    .sum());
            Thread.sleep(100);
        }
        assertThat(process.exitValue()).isZero();
        return new Cost((System.nanoTime() - start) / 1e9, own, all);
    }

    /** Memory in megabytes; 0 where the process has ended, or the system has no {@code /proc}. */
    private static long resident(ProcessHandle process) {
        try {
            String pages = Files.readString(Path.of("/proc/" + process.pid() + "/statm"))
                    .split(" ")[1];
            return Long.parseLong(pages) * 4096 >> 20;
        } catch (IOException | ArrayIndexOutOfBoundsException ended) {
            return 0;
        }
    }

    /** The same tests as a teacher without a grader runs them on students who have solved all: files into the project, Maven, the next. */
    private void byMaven(Path students) throws Exception {
        if (BY_MAVEN == 0) {
            return;
        }
        Path copy = folder.resolve("project");
        copy(ROOT, copy);
        for (int i = 0; i < BY_MAVEN; i++) {
            Path tasks = students.resolve("student%03d/exercises/tasks".formatted(10 * i));
            copy(tasks, copy.resolve("exercises/tasks"));
            long start = System.nanoTime();
            int exit = new ProcessBuilder(
                            "mvn",
                            "-q",
                            "-B",
                            "-o",
                            "-pl",
                            "exercises/tasks",
                            "-am",
                            "-Dtest=AllExercisesTest",
                            "-Dsurefire.failIfNoSpecifiedTests=false",
                            "test")
                    .directory(copy.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(new File(folder.toFile(), "maven.log"))
                    .start()
                    .waitFor();
            say("by Maven: %.1f s for one submission, all its exercises", (System.nanoTime() - start) / 1e9);
            assertThat(exit)
                    .as("%s", Files.readString(folder.resolve("maven.log")))
                    .isZero();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = from.relativize(file).toString();
                boolean isWanted =
                        !name.startsWith(".git") && !name.startsWith(".course") && !name.startsWith("notebooks");
                if (isWanted && Files.isDirectory(file)) {
                    Files.createDirectories(to.resolve(name));
                } else if (isWanted) {
                    Files.copy(
                            file,
                            to.resolve(name),
                            StandardCopyOption.REPLACE_EXISTING,
                            StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }

    private static void say(String words, Object... values) {
        System.out.println(String.format(Locale.ROOT, words, values));
    }
}
