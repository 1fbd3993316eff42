package sphericalknight.grader.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Json;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.submission.Submission;

/** A worker that does what the source, or the name of the submission, says; anything else passes. */
final class FakeWorker {
    private FakeWorker() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Json.read(in.readLine(), WorkerMessages.Settings.class);
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            WorkerMessages.Request request = Json.read(line, WorkerMessages.Request.class);
            String what = request.read() == null
                    ? request.grade().source().text()
                    : request.read().get(0).getFileName().toString();
            misbehave(what, ++number);
            System.out.print(Json.line(reply(request, what)));
        }
    }

    private static WorkerMessages.Reply reply(WorkerMessages.Request request, String what) {
        if (request.read() != null) {
            return new WorkerMessages.Reply(new Submission(Map.of(), List.of("read " + what), "", true), null);
        }
        ExerciseVerdict verdict = ExerciseVerdict.untested(
                new ExerciseVerdict.About(request.grade().exercise(), "A title", false, 10),
                Reason.PASSED,
                what,
                List.of());
        return new WorkerMessages.Reply(null, verdict);
    }

    private static void misbehave(String what, int number) throws IOException {
        switch (what) {
            case "EXIT" -> System.exit(0);
            case "KILL" -> Runtime.getRuntime().halt(137);
            case "WORN" -> {
                if (number > 1) {
                    Runtime.getRuntime().halt(1);
                }
            }
            case "COMPLAIN" -> {
                System.err.println("No space left");
                System.exit(1);
            }
            case "HANG" -> {
                while (true) {
                    LockSupport.park();
                }
            }
            case "CLOSE" -> {
                System.out.close();
                while (true) {
                    LockSupport.park();
                }
            }
            case "GARBAGE" -> System.out.println("{\"verdict\":");
            case "NOTHING" -> System.out.println("{\"submission\":null,\"verdict\":null}");
            case "LIST" -> System.out.println("[1, 2, 3]");
            case "FLOOD" -> {
                byte[] much = "x".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
                while (true) {
                    System.out.write(much);
                }
            }
            case "MEMORY" -> {
                List<long[]> all = new java.util.ArrayList<>();
                while (true) {
                    all.add(new long[1 << 20]);
                }
            }
            case "PLANT" -> {
                Files.createSymbolicLink(Path.of("link"), Path.of(System.getProperty("user.home")));
                Files.createDirectories(Path.of("deep/er"));
            }
            default -> {}
        }
    }
}
