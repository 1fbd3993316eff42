package sphericalknight.grader.sealed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.ObjIntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.grader.isolation.Isolation;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;

/**
 * The attacks are run without the rules of the exercises, so that it is the walls that hold; and once with them. The score, the reason,
 * the next answer in the same seat, and what is left behind must be as declared. Two are run at a time, as {@code course grade} does on
 * two processors, but those that may harm another, or whose traces are looked for, run alone.
 */
@DisplayName("Hostile answers")
@ExtendWith(OneAtATime.class)
class AttackSuiteTest {
    private static final RunLimits WALLS_ONLY = new RunLimits(Duration.ofMillis(500), false);
    private static final RunLimits WITH_RULES = new RunLimits(Duration.ofMillis(500), true);
    /** So many answers are graded at a time. */
    private static final int SLOTS = 2;

    private static final String CHILDREN = "course.children.java";
    private static final String SECRET = "bad code";
    private static final Set<String> QUICK =
            Set.of("01-exit", "04-endless-catching-everything", "12-raw-frame", "34-smuggles-inputs");

    private final AnswerClasses neighbour = Knights.classes(Knights.source(Knights.RIGHT));

    @Test
    @DisplayName("a few of them, at the highest level that works here")
    void few() throws IOException {
        Level best;
        try (Isolation isolation = Isolation.best(Level.S1, 1)) {
            best = isolation.level();
        }
        attack(
                best,
                WALLS_ONLY,
                Attack.all().stream()
                        .filter(each -> QUICK.contains(each.name()))
                        .toList());
    }

    @Tag("exhaustive")
    @ParameterizedTest(name = "at {0}, on {1}")
    @MethodSource("levelsAndJdks")
    @DisplayName("all of them, at every level that works here and on every JDK, without the rules")
    void all(Level level, Path jdk) throws IOException {
        System.setProperty(CHILDREN, jdk.toString());
        try {
            attack(level, WALLS_ONLY, chosen());
        } finally {
            System.clearProperty(CHILDREN);
        }
    }

    /** The JDK that runs the tests, and the others in the usual folder of Linux, the only system with all levels. */
    static List<Arguments> levelsAndJdks() throws IOException {
        Set<Path> jdks = new LinkedHashSet<>();
        jdks.add(Path.of(System.getProperty("java.home")).toRealPath());
        Path usual = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(usual)) {
            try (DirectoryStream<Path> others = Files.newDirectoryStream(usual, "*-{17,21,25}-*")) {
                for (Path jdk : others) {
                    if (Files.isExecutable(jdk.resolve("bin/javac"))) {
                        jdks.add(jdk.toRealPath());
                    }
                }
            }
        }
        List<Arguments> all = new ArrayList<>();
        for (Level level : List.of(Level.S1, Level.S2, Level.S3, Level.S4)) {
            jdks.forEach(jdk -> all.add(Arguments.of(level, jdk)));
        }
        return all;
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("all of them, with the rules")
    void withRules() throws IOException {
        attack(Level.S1, WITH_RULES, chosen());
    }

    /** All attacks; with {@code -Dattacks=...} those whose names have this pattern in them, after a change to a few. */
    private static List<Attack> chosen() {
        Pattern pattern = Pattern.compile(System.getProperty("attacks", ""));
        return Attack.all().stream()
                .filter(each -> pattern.matcher(each.name()).find())
                .toList();
    }

    private void attack(Level level, RunLimits limits, List<Attack> attacks) throws IOException {
        Optional<SealedGrader> found = SealedGrader.at(level, SLOTS, SECRET, limits);
        Assumptions.assumeTrue(found.isPresent(), level + " does not work here");
        List<String> faults = Collections.synchronizedList(new ArrayList<>());
        AttackTimes times = new AttackTimes();
        Traces.remove();
        try (SealedGrader grader = found.get();
                ServerSocket service = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Map<Boolean, List<Attack>> run = attacks.stream()
                    .filter(attack -> attack.isRunAt(level))
                    .collect(Collectors.partitioningBy(attack -> attack.mayHarmOthers(level)));
            for (boolean alone : List.of(true, false)) {
                inSlots(alone ? 1 : SLOTS, grader, run.get(alone), (attack, slot) -> {
                    AnswerSource source = attack.source(service.getLocalPort());
                    ExerciseVerdict verdict = times.measured(
                            attack.name(), () -> grader.grade(slot, attack.exercise(), source, attack.name()));
                    faults.addAll(faults(grader, slot, level, limits, attack, verdict));
                });
            }
        }
        if (attacks.size() > QUICK.size()) {
            System.out.println(level + (limits.rules() ? " with the rules" : "") + ", Java of the answers "
                    + System.getProperty(CHILDREN, System.getProperty("java.home")) + "\n" + times.table());
        }
        assertThat(faults).isEmpty();
        assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                .isEmpty();
    }

    /** Does {@code work} for each attack, as many at a time as there are slots; each slot has a thread, as in {@code course grade}. */
    private static void inSlots(int slots, SealedGrader grader, List<Attack> attacks, ObjIntConsumer<Attack> work) {
        Queue<Attack> waiting = new ConcurrentLinkedQueue<>(attacks);
        IntStream.range(0, slots)
                .mapToObj(slot -> CompletableFuture.runAsync(
                        () -> {
                            grader.settle(slot);
                            for (Attack next = waiting.poll(); next != null; next = waiting.poll()) {
                                work.accept(next, slot);
                            }
                        },
                        task -> new Thread(task, "slot " + slot).start()))
                .toList()
                .forEach(CompletableFuture::join);
    }

    private List<String> faults(
            SealedGrader grader, int slot, Level level, RunLimits limits, Attack attack, ExerciseVerdict verdict) {
        List<String> faults = new ArrayList<>();
        Set<Reason> expected = limits.rules() ? attack.withRules() : attack.expected();
        boolean isStopped = level.compareTo(attack.from()) >= 0 || expected.contains(Reason.FORBIDDEN_CALL);
        boolean breach =
                verdict.tests().stream().anyMatch(test -> test.message().contains("BREACH"));
        if (isStopped && (breach || !expected.contains(verdict.reason()))) {
            faults.add(attack + " at " + level + ": " + verdict.reason() + " instead of " + expected + "; "
                    + verdict.message() + " "
                    + verdict.tests().stream().filter(test -> !test.passed()).findFirst());
        }
        boolean isRefused = limits.rules() && verdict.reason() == Reason.FORBIDDEN_CALL;
        if (isStopped && !attack.isScore(verdict.score(), verdict.maxScore()) && !(isRefused && verdict.score() == 0)) {
            faults.add(attack + " at " + level + " has " + verdict.score() + " points");
        }
        if (verdict.reason() == Reason.GRADER_ERROR) {
            faults.add(attack + " at " + level + " makes the grader fail: " + verdict.message());
        }
        Stream.concat(Stream.of(verdict.message()), verdict.tests().stream().map(TestVerdict::message))
                .filter(text -> !text.codePoints().allMatch(point -> point == '\n' || PlainText.isHarmless(point)))
                .forEach(text -> faults.add(attack + " at " + level + " has a text that acts: " + text));
        verdict.tests().stream()
                .filter(test -> test.hidden() && !test.passed())
                .filter(test ->
                        test.reason() != Reason.FAILED || !test.message().isEmpty())
                .forEach(test -> faults.add(attack + " shows hidden inputs: " + test.message()));
        ExerciseVerdict next = grader.grade(slot, Knights.EXERCISE, neighbour, "neighbour");
        if (!next.tests().stream().allMatch(TestVerdict::passed)) {
            faults.add("after " + attack + " at " + level + " the next answer gets " + next.reason() + " "
                    + next.message());
        }
        if (isStopped) {
            Traces.left().forEach(trace -> faults.add(attack + " at " + level + " leaves " + trace));
        }
        Traces.remove();
        return faults;
    }
}
