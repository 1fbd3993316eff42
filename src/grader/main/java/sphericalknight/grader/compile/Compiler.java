package sphericalknight.grader.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.answer.AnswerCompiler.Outcome;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.grader.isolation.ChildProcess;
import sphericalknight.grader.isolation.Isolation;
import sphericalknight.grader.isolation.Jars;
import sphericalknight.grader.isolation.JavaProgram;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Out;
import sphericalknight.grader.wire.WireException;

/**
 * Compiles answers in a worker process, one after another. If a worker dies, earlier sources may have exhausted it, so the current
 * source is tried again in a fresh worker. A source that breaks the compiler therefore harms only itself.
 */
public final class Compiler implements AutoCloseable {
    private static final int HEAP = 192;
    private static final int METASPACE = 64;
    /** The limit on a worker's processor time over its whole life, in seconds: enough for thousands of sources. */
    private static final int CPU_SECONDS = 36_000;
    /**
     * The time limit for warming up: a new worker first compiles a trivial source file, because the first compilation takes a second or two
     * and each later one a tenth of that.
     */
    private static final Duration TO_WARM_UP = Duration.ofSeconds(30);

    private static final Duration LIMIT = Duration.ofSeconds(4);

    private static final int LONGEST_SOURCE = 1 << 20;

    private final Isolation isolation;
    private final int seat;
    private final SecureRandom random = new SecureRandom();
    private ChildProcess worker;

    /** Creates a compiler whose worker runs in the slot {@code seat} of {@code isolation}. */
    public Compiler(Isolation isolation, int seat) {
        this.isolation = isolation;
        this.seat = seat;
    }

    /**
     * Compiles {@code source} as an answer to {@code exercise}.
     *
     * @return the classes or errors; empty if the source is longer than 1,048,576 characters, or a fresh worker died or ran out of time
     * @throws IOException if no worker can be started, which is a fault of the grader
     */
    public synchronized Optional<Outcome> compile(Class<?> exercise, AnswerSource source) throws IOException {
        if (source.text().length() > LONGEST_SOURCE) {
            return Optional.empty();
        }
        boolean isFresh = worker == null;
        if (isFresh) {
            hire(exercise);
        }
        Optional<Outcome> outcome = ask(exercise, source, LIMIT);
        if (!isFresh && outcome.map(Compiler::givesUp).orElse(true)) {
            close();
            hire(exercise);
            outcome = ask(exercise, source, LIMIT);
        }
        return outcome;
    }

    private static boolean givesUp(Outcome outcome) {
        return outcome.errors().stream().anyMatch(error -> error.kind() == CompileError.Kind.TOO_LARGE);
    }

    private void hire(Class<?> exercise) throws IOException {
        worker = isolation.start(seat, program(exercise));
        AnswerSource first = new AnswerSource("First", "", "class First {}");
        if (ask(exercise, first, TO_WARM_UP).isEmpty()) {
            throw new IOException("the worker that compiles does not start");
        }
    }

    private Optional<Outcome> ask(Class<?> exercise, AnswerSource source, Duration limit) {
        long id = random.nextLong();
        try {
            worker.allow(limit);
            worker.asked();
            Out request = new Out().putLong(id).putText(exercise.getName());
            Frames.write(
                    worker.questions(),
                    request.putText(source.name()).putText(source.folder()).putText(source.text()));
            In reply = Frames.read(worker.answers());
            if (reply.getLong() != id) {
                throw new WireException("another reply than the one to this request");
            }
            Outcome outcome = Outcomes.read(reply);
            worker.answered();
            return Optional.of(outcome);
        } catch (IOException | WireException e) {
            close();
            return Optional.empty();
        }
    }

    /**
     * The worker's program: one jar with the library, the exercises without their tests, and the worker's classes. If the worker has an
     * operating-system user of its own, only that user can read the jar.
     */
    private JavaProgram program(Class<?> exercise) throws IOException {
        Path jar = isolation.folder().resolve("compiler-" + seat + ".jar");
        if (Files.notExists(jar)) {
            Jars.write(
                    jar,
                    List.of(Squares.class, Exercise.class, exercise, Compiler.class, ClassReader.class),
                    name -> name.startsWith("org/objectweb/asm/")
                            || name.startsWith("sphericalknight/") && !name.contains("Contract"));
            isolation.entrust(jar, seat);
        }
        return new JavaProgram(jar, CompilerMain.class.getName(), HEAP, METASPACE, CPU_SECONDS);
    }

    @Override
    public synchronized void close() {
        if (worker != null) {
            worker.close();
            worker = null;
        }
    }
}
