package sphericalknight.cli.learner;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.common.UserError;
import sphericalknight.web.TrainerServer;

/** {@code course trainer}: serves a page on which learners practise the mate with bishop and knight against the table. */
@Command(name = "trainer", description = "Play mate with bishop and knight against the table, on a page.")
public final class TrainerCommand extends CourseCommand implements Callable<Integer> {
    @Option(names = "--port", paramLabel = "N", description = "the port; default: any free one")
    private int port;

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new UserError("--port " + port + " is not a port; choose one from 1024 to 65535.");
        }
        try (TrainerServer server = TrainerServer.start(port)) {
            out().println("The trainer: " + server.address());
            out().println("Ctrl-C here ends it.");
            out().flush();
            new CountDownLatch(1).await();
            return ExitCode.GOOD;
        } catch (IOException taken) {
            throw new UserError(
                    "Port " + port + " is taken; choose another, or leave --port out for a free one.", taken);
        }
    }
}
