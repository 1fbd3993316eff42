package sphericalknight.grader.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.judge.Judge;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;

/**
 * The main class of a worker: reads requests from standard input, one per line, and writes a line for each to standard output. When its
 * standard input ends, the worker ends, even in the middle of a request. So no worker outlives its grader.
 */
final class Worker {
    /** Enough for the deepest source that the compiler accepts. */
    private static final long STACK_BYTES = 16L << 20;

    private final Catalogue catalogue = Catalogue.find();
    private final SubmissionReader reader;
    private final Judge judge;

    private Worker(WorkerMessages.Settings settings) {
        List<CatalogueEntry> exercises =
                settings.exercises().stream().map(this::exercise).toList();
        reader = new SubmissionReader(exercises);
        judge = new Judge(settings.seed());
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream replies = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread thread = new Thread(null, () -> answer(lines, replies), "worker", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            lines.add(line);
        }
        Runtime.getRuntime().halt(0);
    }

    private static void answer(BlockingQueue<String> requests, PrintStream replies) {
        try {
            Worker worker = new Worker(Json.read(requests.take(), WorkerMessages.Settings.class));
            while (true) {
                WorkerMessages.Request request = Json.read(requests.take(), WorkerMessages.Request.class);
                byte[] reply = Json.line(worker.reply(request)).getBytes(StandardCharsets.UTF_8);
                replies.write(reply, 0, reply.length);
                replies.flush();
            }
        } catch (IOException | InterruptedException | RuntimeException | Error e) {
            e.printStackTrace(); // to standard error, which the grader reads when a worker has ended
            Runtime.getRuntime().halt(1);
        }
    }

    private WorkerMessages.Reply reply(WorkerMessages.Request request) {
        if (request.read() != null) {
            return new WorkerMessages.Reply(read(request.read()), null);
        }
        CatalogueEntry exercise = exercise(request.grade().exercise());
        return new WorkerMessages.Reply(
                null, judge.grade(exercise, request.grade().source()));
    }

    private Submission read(List<Path> paths) {
        try {
            return reader.read(paths);
        } catch (RuntimeException | StackOverflowError e) {
            return Submission.unreadable(
                    "The submission could not be read (" + e.getClass().getSimpleName() + ").");
        }
    }

    private CatalogueEntry exercise(String id) {
        return catalogue.byId(id).orElseThrow();
    }
}
