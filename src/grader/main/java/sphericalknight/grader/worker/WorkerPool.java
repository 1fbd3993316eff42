package sphericalknight.grader.worker;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.ScheduledExecutorService;
import sphericalknight.common.UserError;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.submission.Submission;

/**
 * Workers that read and grade. The pool starts two at once, the others when they are first needed. If a worker ends, runs out of time or
 * memory, or writes anything but a reply, only its current request is lost; a new worker continues with the next.
 */
public final class WorkerPool implements Grader {
    /** A worker's own limits are counted and far stricter; this only stops what they miss. */
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    /** How many workers get ready before there is work: the first reads, and meanwhile the second loads what it needs. */
    private static final int READY = 2;

    private final List<String> program;
    private final WorkerMessages.Settings settings;
    private final Duration patience;
    private final PrivateFolder folder;
    private final BlockingDeque<Optional<WorkerProcess>> idle = new LinkedBlockingDeque<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "clock of the workers");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Creates a pool with any program in place of the worker, for tests.
     *
     * @param program a main class on this JVM's class path, and its arguments
     * @param patience how long a worker may take for one request
     */
    WorkerPool(int size, WorkerMessages.Settings settings, List<String> program, Duration patience) throws IOException {
        this.settings = settings;
        this.program = program;
        this.patience = patience;
        this.folder = new PrivateFolder();
        for (int i = 0; i < size; i++) {
            idle.add(i < READY ? Optional.of(start()) : Optional.empty());
        }
    }

    /**
     * Opens a pool.
     *
     * @param size the number of requests that are worked on at once
     * @param seed the seed of the hidden inputs: any non-empty text; anyone who knows it knows the inputs
     * @param exercises the exercises whose answers are looked for in submissions
     * @throws UserError if there is no room for temporary files
     */
    public static WorkerPool open(int size, String seed, List<CatalogueEntry> exercises) {
        WorkerMessages.Settings settings = new WorkerMessages.Settings(
                seed, exercises.stream().map(CatalogueEntry::id).toList());
        try {
            return new WorkerPool(size, settings, List.of(Worker.class.getName()), PATIENCE);
        } catch (IOException e) {
            throw new UserError("Cannot make a folder for temporary files (" + e.getMessage() + ").", e);
        }
    }

    /** The folder of the workers' temporary files. */
    Path folder() {
        return folder.path();
    }

    @Override
    public Submission read(List<Path> paths) {
        try {
            return ask(new WorkerMessages.Request(paths, null)).submission();
        } catch (WorkerLost e) {
            return Submission.unreadable("Reading the submission " + e.getMessage() + ".");
        }
    }

    @Override
    public ExerciseVerdict grade(CatalogueEntry exercise, AnswerSource answer) {
        try {
            return ask(new WorkerMessages.Request(null, new WorkerMessages.Grade(exercise.id(), answer)))
                    .verdict();
        } catch (WorkerLost e) {
            String sentence = "Compiling and running it " + e.getMessage() + ".";
            return ExerciseVerdict.unjudged(
                    exercise,
                    e.reason(),
                    e.reason() == Reason.GRADER_ERROR ? Reason.GRADER_ERROR.sentence() + " " + sentence : sentence);
        }
    }

    /**
     * Sends a request to an idle worker. If a worker is lost that may have worked before, earlier requests may have worn it out, so the
     * request is sent once more, to a new worker: what becomes of a request never depends on others.
     */
    private WorkerMessages.Reply ask(WorkerMessages.Request request) throws WorkerLost {
        Optional<WorkerProcess> worker = take();
        try {
            if (worker.isPresent()) {
                try {
                    return worker.get().ask(request, patience);
                } catch (WorkerLost e) {
                    worker = Optional.empty();
                    if (e.reason() == Reason.TIMEOUT) {
                        throw e;
                    }
                }
            }
            WorkerProcess fresh = fresh();
            WorkerMessages.Reply reply = fresh.ask(request, patience);
            worker = Optional.of(fresh);
            return reply;
        } finally {
            giveBack(worker);
        }
    }

    private Optional<WorkerProcess> take() {
        try {
            return idle.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while grading", e);
        }
    }

    private void giveBack(Optional<WorkerProcess> worker) {
        if (worker.isPresent()) {
            idle.addFirst(worker);
        } else {
            idle.addLast(worker);
        }
    }

    private WorkerProcess start() throws IOException {
        return WorkerProcess.start(program, settings, folder.path(), clock);
    }

    private WorkerProcess fresh() throws WorkerLost {
        try {
            return start();
        } catch (IOException e) {
            throw new WorkerLost(
                    Reason.GRADER_ERROR, "cannot begin: no process can be started (" + e.getMessage() + ")");
        }
    }

    @Override
    public void close() {
        idle.forEach(worker -> worker.ifPresent(WorkerProcess::close));
        clock.shutdownNow();
        folder.close();
    }
}
