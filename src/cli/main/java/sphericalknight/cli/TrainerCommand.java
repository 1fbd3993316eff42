package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;
import sphericalknight.web.TrainerPage;
import sphericalknight.web.TrainerServer;

/** {@code course trainer}: mate with bishop and knight, played on a page against the table. */
@Command(name = "trainer", description = "Play mate with bishop and knight against the table, on a page.")
final class TrainerCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "write the page into this new folder, for any file server, instead of serving it here")
    private Path folder;

    @Option(names = "--port", paramLabel = "N", description = "the port; default: any free one")
    private int port;

    @Override
    public Integer call() throws InterruptedException {
        if (folder != null) {
            write();
            return ExitCode.GOOD;
        }
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

    private void write() {
        if (Files.exists(folder)) {
            throw new UserError(folder + " exists already; name a folder that does not, it will be made.");
        }
        Path target = folder.toAbsolutePath();
        Map<String, byte[]> files = TrainerPage.files();
        try {
            Path temporary = Files.createTempDirectory(target.getParent(), target.getFileName() + ".");
            try {
                fill(temporary, files);
                Files.move(temporary, target);
            } finally {
                Folders.delete(temporary);
            }
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write " + folder + ": name a folder inside one that exists and is writable.", e);
        }
        out().println(folder + ": open index.html through any file server.");
    }

    private static void fill(Path temporary, Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(temporary.resolve(file.getKey()), file.getValue());
        }
        readableByAll(temporary);
    }

    /** Makes the folder readable for all: a temporary folder is private, and a file server may run as another user. */
    private static void readableByAll(Path temporary) {
        temporary.toFile().setReadable(true, false);
        temporary.toFile().setExecutable(true, false);
    }
}
