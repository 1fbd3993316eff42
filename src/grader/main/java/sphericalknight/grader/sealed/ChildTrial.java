package sphericalknight.grader.sealed;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.grader.model.Reason;

/**
 * A run of a contract with the answer in a child process; the tests call the answer through proxies. A child that dies is replaced for
 * the next test, but only a few times, so an answer that never ends costs at most a few seconds.
 */
final class ChildTrial extends Trial {
    private static final int MOST_DEATHS = 8;
    private static final int MOST_TIMEOUTS = 3;
    private static final int MOST_CALLS = 100_000;
    private static final int FIRST = 0;
    private static final int APART = 1;
    private static final Duration AFTER_A_TIMEOUT = Duration.ofSeconds(1);

    /** Starts processes that have loaded the answer's classes. */
    interface Starter {
        /**
         * Starts a new process and returns the conversation with it.
         *
         * @param apart whether the new process runs beside an earlier one, with which it must share nothing
         * @throws ChildFailure if the answer's classes cannot be loaded
         */
        Conversation start(boolean apart);
    }

    private final String answer;
    private final Starter starter;
    private final Map<String, Reason> doomed;
    private GraderFault fault;
    /**
     * The answer's process at index 0; at index 1 a second one, for contracts in which a separate answer object decodes what the first
     * has encoded. Absent processes are null.
     */
    private final Conversation[] processes = new Conversation[2];

    private Duration limit;
    private ChildFailure lost;
    private int deaths;
    private int timeouts;
    private int calls;
    /**
     * The reason why no answer object can be created: the answer's classes cannot be loaded, or creating an object used up the time
     * allowed for a whole test. Null if there is no such reason.
     */
    private ChildFailure hopeless;

    /**
     * Creates a run on an answer.
     *
     * @param answer the simple name of the answer's class
     * @param starter starts the processes of the answer
     * @param limit the processor time allowed for one test
     * @param doomed the tests that are not run because the process died in them in an earlier run, with the reasons
     */
    ChildTrial(
            String answer, Starter starter, Duration limit, ToLongFunction<String> seeds, Map<String, Reason> doomed) {
        super(seeds);
        this.answer = answer;
        this.doomed = new HashMap<>(doomed);
        this.starter = starter;
        this.limit = limit;
    }

    @Override
    Map<String, Reason> doomed() {
        return doomed;
    }

    @Override
    Optional<GraderFault> fault() {
        return Optional.ofNullable(fault);
    }

    @Override
    Trial again(ToLongFunction<String> otherSeeds) {
        ChildTrial next = new ChildTrial(answer, starter, limit, otherSeeds, doomed);
        System.arraycopy(processes, 0, next.processes, 0, processes.length);
        Arrays.fill(processes, null);
        return next;
    }

    @Override
    void prepareForProbes() {
        deaths = 0;
        timeouts = 0;
        shortenLimit();
        started("");
        allow();
    }

    /** The conversations with the processes that are still available. */
    private Stream<Conversation> alive() {
        return Arrays.stream(processes).filter(Objects::nonNull);
    }

    private void shortenLimit() {
        limit = limit.compareTo(AFTER_A_TIMEOUT) > 0 ? AFTER_A_TIMEOUT : limit;
    }

    private void allow() {
        alive().forEach(process -> process.allow(limit));
    }

    @Override
    public void started(String test) {
        super.started(test);
        lost = null;
        calls = 0;
        allow();
    }

    @Override
    public <T> T create(Class<T> type) throws Throwable {
        return create(type, FIRST);
    }

    @Override
    public <T> T createApart(Class<T> type) throws Throwable {
        return create(type, APART);
    }

    private <T> T create(Class<T> type, int which) throws Throwable {
        if (doomed.containsKey(running())) {
            lose(new ChildFailure(
                    doomed.get(running()), "Not run again: with the visible inputs the process was lost."));
        }
        if (processes[which] == null) {
            hire(which);
        }
        Conversation mine = processes[which];
        int handle = ask(() -> make(mine));
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    if (method.getDeclaringClass() == Object.class) {
                        return switch (method.getName()) {
                            case "equals" -> proxy == arguments[0];
                            case "hashCode" -> System.identityHashCode(proxy);
                            default -> answer;
                        };
                    }
                    if (lost != null || mine != processes[which]) {
                        throw lost != null
                                ? thrown(lost)
                                : new ChildFailure(Reason.EXITED, "The answer of another test was asked.");
                    }
                    if (++calls > MOST_CALLS) {
                        lose(new ChildFailure(
                                Reason.TIMEOUT, "The test asked " + MOST_CALLS + " questions and was not done."));
                    }
                    return ask(() -> mine.call(handle, method, arguments, answer));
                }));
    }

    @Override
    public OptionalLong steps() {
        return processes[FIRST] == null
                ? OptionalLong.empty()
                : OptionalLong.of(alive().mapToLong(Conversation::steps).sum());
    }

    private int make(Conversation mine) throws Throwable {
        try {
            return mine.make(answer);
        } catch (ChildFailure dead) {
            if (isOfTime(dead)) {
                hopeless = new ChildFailure(
                        Reason.TIMEOUT,
                        "Not run: making an object of your class has used up the time of a test before.");
            }
            throw dead;
        }
    }

    private static boolean isOfTime(ChildFailure dead) {
        return dead.reason() == Reason.TIMEOUT || dead.reason() == Reason.CPU_LIMIT;
    }

    private void hire(int which) throws Throwable {
        if (hopeless != null) {
            doomed.put(running(), hopeless.reason());
            lose(hopeless);
        }
        if (deaths >= MOST_DEATHS || timeouts >= MOST_TIMEOUTS) {
            leaveOpen();
            lose(new ChildFailure(
                    timeouts >= MOST_TIMEOUTS ? Reason.TIMEOUT : Reason.EXITED,
                    "Not run: too many tests before it ended the process of the answer."));
        }
        try {
            processes[which] = starter.start(which == APART);
        } catch (GraderFault ours) {
            fault = ours;
            throw ours;
        } catch (ChildFailure unloadable) {
            hopeless = unloadable;
            doomed.put(running(), unloadable.reason());
            lose(unloadable);
        }
        allow();
    }

    private interface Asking<T> {
        T get() throws Throwable;
    }

    private <T> T ask(Asking<T> question) throws Throwable {
        try {
            return question.get();
        } catch (ChildFailure dead) {
            deaths++;
            if (isOfTime(dead)) {
                timeouts++;
                shortenLimit();
            }
            doomed.put(running(), dead.reason());
            close();
            lost = dead;
            throw thrown(dead);
        }
    }

    private void lose(ChildFailure failure) throws Throwable {
        lost = failure;
        throw thrown(lost);
    }

    /**
     * The exception that a test receives for a lost child. If a time or memory limit was exceeded, it is the same as for an answer in
     * the test's own process.
     */
    private static Throwable thrown(ChildFailure lost) {
        return switch (lost.reason()) {
            case TIMEOUT, CPU_LIMIT -> new StopSign.Stopped();
            case MEMORY -> new OutOfMemoryError(lost.getMessage());
            default -> lost;
        };
    }

    @Override
    Optional<ChildFailure> lost() {
        if (lost == null && alive().anyMatch(Conversation::saysMore)) {
            lost = new ChildFailure(Reason.PROTOCOL, "Your code wrote more than answers.");
            deaths++;
            doomed.put(running(), lost.reason());
            close();
        }
        return Optional.ofNullable(lost);
    }

    @Override
    public void close() {
        alive().forEach(Conversation::close);
        Arrays.fill(processes, null);
    }
}
