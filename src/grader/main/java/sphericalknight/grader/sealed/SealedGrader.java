package sphericalknight.grader.sealed;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.answer.StepWriter;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.Checker;
import sphericalknight.grader.child.Steps;
import sphericalknight.grader.compile.Compiler;
import sphericalknight.grader.isolation.ChildProcess;
import sphericalknight.grader.isolation.Isolation;
import sphericalknight.grader.isolation.JavaProgram;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.wire.Question;

/**
 * Grades one answer: compiles it in its slot's worker, checks the rules, and runs the contract twice in child processes
 * ({@link TwoRuns}): with the visible inputs, and with inputs from the secret seed. Each test with visible inputs and each test with
 * hidden inputs has the same weight.
 *
 * <p>Usage: {@code try (ExerciseGrader grader = SealedGrader.open(Level.S1, 2, seed)) {...}}. The JVM of the grader should run with
 * {@link #JVM_FLAG}.
 */
public final class SealedGrader implements ExerciseGrader {
    /** The JVM option that keeps other processes from attaching to the grader; the launcher sets it. */
    public static final String JVM_FLAG = "-XX:+DisableAttachMechanism";

    /** The processes that a slot may run at once: the answer, the compiler, and a second answer that shares nothing with the first. */
    private static final int SEATS = 3;

    /**
     * The limit that {@code ContractRun} applies to one test whose answer is in a child process. It is only a backstop, because children
     * have limits of their own.
     */
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /**
     * The maximum total size of an answer's class files, which must fit into one message; reference answers need about a hundredth of that.
     */
    private static final int MOST_CLASS_BYTES = 4 << 20;

    private final Level level;
    private final Optional<Isolation> isolation;
    /** The compilers, one for each slot; empty at level S0. */
    private final List<Compiler> compilers;

    private final HiddenInputs hiddenInputs;
    private final RunLimits limits;
    private final KnownCode knownCode = new KnownCode();

    private SealedGrader(Level level, Optional<Isolation> isolation, int slots, String secret, RunLimits limits) {
        this.level = level;
        this.isolation = isolation;
        this.compilers = isolation.stream()
                .flatMap(all -> IntStream.range(0, slots).mapToObj(slot -> new Compiler(all, slots + slot)))
                .toList();
        hiddenInputs = new HiddenInputs(secret);
        this.limits = limits;
    }

    /**
     * Opens a grader at the highest level of isolation available on this machine.
     *
     * @param required the lowest acceptable level; {@link Level#S0}, at which answers run in this process, is used only on request
     * @param slots the number of answers that may be graded at once, at most the number of processors
     * @param secret the secret from which hidden inputs are derived, any non-empty text; anyone who knows it knows the inputs
     * @throws IllegalArgumentException with a one-sentence message, if no level this high is available
     */
    public static SealedGrader open(Level required, int slots, String secret) {
        if (required == Level.S0) {
            return new SealedGrader(Level.S0, Optional.empty(), slots, secret, RunLimits.USUAL);
        }
        Isolation isolation = Isolation.best(required, SEATS * slots);
        return new SealedGrader(isolation.level(), Optional.of(isolation), slots, secret, RunLimits.USUAL);
    }

    /** Returns a grader at exactly this level, for tests; empty if the level does not work here. */
    static Optional<SealedGrader> at(Level level, int slots, String secret, RunLimits limits) {
        if (level == Level.S0) {
            return Optional.of(new SealedGrader(level, Optional.empty(), slots, secret, limits));
        }
        return Isolation.at(level, SEATS * slots)
                .map(isolation -> new SealedGrader(level, Optional.of(isolation), slots, secret, limits));
    }

    @Override
    public String isolation() {
        return level.name();
    }

    @Override
    public void settle(int slot) {
        isolation.ifPresent(each -> {
            each.settle(slot);
            each.settle(seatApart(slot), slot);
        });
    }

    @Override
    public ExerciseVerdict grade(int slot, CatalogueEntry exercise, AnswerSource answer, String where) {
        Verdicts verdicts = new Verdicts(exercise, where);
        if (answer.text().isEmpty()) {
            return verdicts.untested(Reason.MISSING_FILE, Reason.MISSING_FILE.sentence());
        }
        try {
            Optional<AnswerCompiler.Outcome> outcome = compile(slot, exercise, answer);
            if (outcome.isEmpty()) {
                return verdicts.untested(Reason.COMPILER_RESOURCES, Reason.COMPILER_RESOURCES.sentence());
            }
            if (!outcome.get().errors().isEmpty()) {
                return verdicts.untested(
                        Verdicts.reason(outcome.get()), outcome.get().message());
            }
            AnswerClasses classes =
                    new AnswerClasses(answer.className(), outcome.get().classes());
            return knownCode.verdict(exercise, classes, where, () -> grade(slot, exercise, classes, where));
        } catch (IOException | RuntimeException e) {
            return verdicts.graderError(e);
        }
    }

    /** Grades an answer that has already been compiled. */
    public ExerciseVerdict grade(int slot, CatalogueEntry exercise, AnswerClasses answer, String where) {
        Verdicts verdicts = new Verdicts(exercise, where);
        try {
            if (answer.files().values().stream().mapToInt(file -> file.length).sum() > MOST_CLASS_BYTES) {
                return verdicts.untested(
                        Reason.MEMORY,
                        "Your classes are too large to be loaded: at most " + (MOST_CLASS_BYTES >> 20) + " MB in all.");
            }
            AnswerClasses counted;
            try {
                counted = StepWriter.calling(Steps.class.getName(), "take", answer);
            } catch (IllegalArgumentException e) {
                return verdicts.untested(Reason.MEMORY, e.getMessage());
            }
            Optional<Rules.Broken> broken = limits.rules() ? Rules.broken(exercise.type(), answer) : Optional.empty();
            if (broken.isPresent()) {
                return verdicts.broken(broken.get());
            }
            if (!Interfaces.has(exercise.type(), answer)) {
                return verdicts.untested(Reason.MISSING_METHOD, Verdicts.implementsNothing(exercise, answer));
            }
            return test(slot, exercise, answer, counted, verdicts);
        } catch (StackOverflowError e) { // nothing has run yet: the class files are nested too deeply
            return verdicts.untested(Reason.COMPILER_RESOURCES, Reason.COMPILER_RESOURCES.sentence());
        } catch (RuntimeException e) {
            return verdicts.graderError(e);
        }
    }

    private ExerciseVerdict test(
            int slot, CatalogueEntry exercise, AnswerClasses answer, AnswerClasses counted, Verdicts verdicts) {
        Duration patience =
                level == Level.S0 ? Duration.ofSeconds(exercise.exercise().seconds()) : PATIENCE;
        TwoRuns.Trials trials = (seeds, doomed) -> trial(slot, exercise, answer, seeds, doomed, counted);
        return new TwoRuns(exercise, verdicts, trials, hiddenInputs.of(exercise, answer), patience).verdict();
    }

    private Optional<AnswerCompiler.Outcome> compile(int slot, CatalogueEntry exercise, AnswerSource answer)
            throws IOException {
        Optional<AnswerCompiler.Outcome> outcome = compilers.isEmpty()
                ? Optional.of(AnswerCompiler.compile(exercise.type(), answer))
                : compilers.get(slot).compile(exercise.type(), answer);
        return outcome.map(each -> each.asWritten(answer));
    }

    private Trial trial(
            int slot,
            CatalogueEntry exercise,
            AnswerClasses answer,
            ToLongFunction<String> seeds,
            Map<String, Reason> doomed,
            AnswerClasses counted) {
        if (isolation.isEmpty()) {
            return new LocalTrial(Checker.answersOf(exercise, answer), seeds);
        }
        Map<String, byte[]> files = ClassClosure.of(exercise.type(), answer);
        List<Question> questions = Question.of(exercise.type());
        ChildTrial.Starter starter =
                apart -> converse(apart ? seatApart(slot) : slot, exercise, counted, files, questions);
        return new ChildTrial(answer.simpleName(), starter, limits.perTest(exercise), seeds, doomed);
    }

    private int seatApart(int slot) {
        return 2 * compilers.size() + slot;
    }

    private Conversation converse(
            int seat,
            CatalogueEntry exercise,
            AnswerClasses answer,
            Map<String, byte[]> files,
            List<Question> questions) {
        try {
            Isolation place = isolation.orElseThrow();
            ChildProcess child = place.start(seat, JavaProgram.child(place.folder()));
            Conversation conversation = new Conversation(child, questions);
            try {
                conversation.open(exercise.type(), files);
                conversation.load(answer);
                return conversation;
            } catch (RuntimeException e) {
                conversation.close();
                throw e;
            }
        } catch (IOException e) {
            throw new GraderFault(e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        compilers.forEach(Compiler::close);
        isolation.ifPresent(Isolation::close);
    }
}
