package sphericalknight.exercise.check;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import sphericalknight.exercise.contract.AnswerExtension;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.ExerciseMethod;

/**
 * Runs one contract on one answer. The tests are listed before the first one runs, and each has a result at the end, whatever the answer
 * does. They run on a separate thread: an answer that does not end is stopped, or abandoned if it cannot be stopped.
 */
public final class ContractRun implements TestExecutionListener {
    /** How many times its limit a test may take in elapsed time, as long as its processor time stays within the limit. */
    private static final int PATIENCE = 3;

    private static final Duration GRACE = Duration.ofMillis(500);
    /** The time limit of every later call to a method that had to be stopped once. */
    private static final Duration HASTY = Duration.ofMillis(200);
    /** The time limit of each test that runs after a test has been stopped outside the code of the answer. */
    private static final Duration IMPATIENT = Duration.ofMillis(300);

    /**
     * A launcher configuration with JUnit's own engine only, and without extensions from the class path, so that only the course's code
     * runs.
     */
    private static final LauncherConfig ALONE = LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .addTestEngines(new JupiterTestEngine())
            .build();

    private final Map<String, TestResult> results = new LinkedHashMap<>();
    private final Set<ExerciseMethod> endless = new HashSet<>();
    private final Calls calls;
    private Duration limit;
    private TestIdentifier running;
    private long started;
    /** The processor time of the thread when the running test began. */
    private Duration before = Duration.ZERO;

    private long stopped;
    private boolean stopping;
    private Optional<Calls.Call> unanswered = Optional.empty();
    private boolean abandoned;
    private boolean over;

    private ContractRun(Duration limit, Calls calls) {
        this.limit = limit;
        this.calls = calls;
    }

    /**
     * The result of a run.
     *
     * @param tests the tests of the run, in the order of the contract
     * @param abandoned whether the answer may still be running: it could not be stopped, or the waiting thread was interrupted
     */
    public record Outcome(List<TestResult> tests, boolean abandoned) {}

    /**
     * Runs all tests of {@code contract}.
     *
     * @param limit the time limit for one test
     */
    public static Outcome run(Class<?> contract, Answers answers, Duration limit) {
        return run(request(selectClass(contract)), answers, limit);
    }

    /**
     * Runs only some tests of {@code contract}, in the contract's order.
     *
     * @param tests the names of their methods
     */
    public static Outcome run(Class<?> contract, Set<String> tests, Answers answers, Duration limit) {
        return run(
                request(tests.stream().map(test -> selectMethod(contract, test)).toArray(DiscoverySelector[]::new)),
                answers,
                limit);
    }

    private static Outcome run(LauncherDiscoveryRequest tests, Answers answers, Duration limit) {
        LauncherSession session = LauncherFactory.openSession(ALONE);
        Calls calls = AnswerExtension.use(session, answers);
        ContractRun run = new ContractRun(limit, calls);
        TestPlan plan = session.getLauncher().discover(tests);
        run.plan(plan);
        Thread thread = new Thread(
                () -> {
                    try {
                        session.getLauncher().execute(plan, run);
                    } finally {
                        run.isOver();
                    }
                },
                "tests");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
        if (run.await(thread)) {
            session.close();
        }
        return run.outcome();
    }

    /** Returns the tests of {@code contract} without running them. Each has the status {@code FAILED}, as if it had not been reached. */
    public static List<TestResult> planned(Class<?> contract) {
        try (LauncherSession session = LauncherFactory.openSession(ALONE)) {
            ContractRun run = new ContractRun(Duration.ZERO, new Calls());
            run.plan(session.getLauncher().discover(request(selectClass(contract))));
            return run.outcome().tests();
        }
    }

    private static LauncherDiscoveryRequest request(DiscoverySelector... tests) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(tests)
                .enableImplicitConfigurationParameters(false)
                .build();
    }

    private void plan(TestPlan plan) {
        for (TestIdentifier root : plan.getRoots()) {
            for (TestIdentifier each : plan.getDescendants(root)) {
                if (each.isTest()) {
                    record(each, Status.FAILED, "Not run, because the test before it never ended.");
                }
            }
        }
    }

    private synchronized void isOver() {
        over = true;
        notifyAll();
    }

    /** Waits until {@code thread} has run all tests and returns true; returns false if the thread was abandoned. */
    private synchronized boolean await(Thread thread) {
        try {
            while (!over) {
                wait(20);
                if (running != null && !stopping && isTooLong(thread)) {
                    stopping = true;
                    stopped = System.nanoTime();
                    unanswered = calls.running();
                    thread.interrupt();
                } else if (running != null && stopping && System.nanoTime() - stopped > GRACE.toNanos()) {
                    record(
                            running,
                            Status.FAILED,
                            noAnswer() + " It could not be stopped and goes on in the background, which slows"
                                    + " everything down until you restart (in a notebook: Kernel, Restart).");
                    abandoned = true;
                    running = null;
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            abandoned = true;
            return false;
        }
    }

    /**
     * Whether the running test has used up its time. If an earlier call to the same method did not end, the time is used up after
     * {@link #HASTY}. A test that only waits, for example for the processor, gets more time.
     */
    private boolean isTooLong(Thread thread) {
        Optional<Calls.Call> call = calls.running().filter(each -> endless.contains(each.method()));
        if (call.isPresent()) {
            return System.nanoTime() - call.get().started() > HASTY.toNanos();
        }
        Duration used = Duration.ofNanos(System.nanoTime() - started);
        if (used.compareTo(limit) < 0) {
            return false;
        }
        return used.compareTo(limit.multipliedBy(PATIENCE)) > 0
                || CpuTime.of(thread, before.plus(used)).minus(before).compareTo(limit) > 0;
    }

    @Override
    public synchronized void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            running = test;
            started = System.nanoTime();
            before = CpuTime.of(Thread.currentThread(), Duration.ZERO);
        }
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (!test.isTest() || running == null) {
            return;
        }
        running = null;
        Throwable thrown = result.getThrowable().orElse(null);
        switch (result.getStatus()) {
            case SUCCESSFUL -> record(test, Status.PASSED, "");
            case ABORTED -> record(test, Status.NOT_STARTED, thrown == null ? "" : thrown.getMessage());
            case FAILED -> {
                String message = stopping ? noAnswer() : Explanation.of(thrown);
                record(
                        test,
                        new TestResult(
                                method(test),
                                test.getDisplayName(),
                                Status.FAILED,
                                message,
                                "",
                                Explanation.boards(thrown)));
            }
        }
        if (stopping) {
            stopping = false;
            unanswered.ifPresentOrElse(call -> endless.add(call.method()), () -> limit = IMPATIENT);
        }
        Thread.interrupted();
    }

    private String noAnswer() {
        String what = unanswered.map(call -> call.text() + " does not end").orElse("Your code does not end");
        boolean isKnown =
                unanswered.map(call -> endless.contains(call.method())).orElse(false);
        return what
                + (isKnown
                        ? ", either."
                        : ": no answer within " + limit.toMillis() / 1000.0 + " s. Which loop never ends?");
    }

    private void record(TestIdentifier test, Status status, String message) {
        record(test, new TestResult(method(test), test.getDisplayName(), status, message));
    }

    private void record(TestIdentifier test, TestResult result) {
        results.put(test.getUniqueId(), result);
    }

    private synchronized Outcome outcome() {
        return new Outcome(List.copyOf(results.values()), abandoned);
    }

    private static String method(TestIdentifier test) {
        return test.getSource()
                .map(source -> ((MethodSource) source).getMethodName())
                .orElse("");
    }
}
