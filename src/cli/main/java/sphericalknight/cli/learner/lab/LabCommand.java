package sphericalknight.cli.learner.lab;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;

/** {@code course lab}: installs what is missing, then opens the lessons in JupyterLab or, without it, in Jupyter Notebook. */
@Command(name = "lab", description = "Open the lessons in Jupyter; installs what is missing.")
public final class LabCommand extends CourseCommand implements Callable<Integer> {
    private static final int FIRST_PORT = 8888;
    private static final int PORTS = 100;

    @Parameters(arity = "0..1", paramLabel = "LESSON", description = "the lesson to open, for example 02 or knight")
    private String lesson;

    @Option(names = "--no-browser", description = "only print the address")
    private boolean noBrowser;

    @Option(names = "--port", paramLabel = "N", description = "the port; default: the first free one from 8888")
    private Integer port;

    @Override
    public Integer call() throws IOException, InterruptedException {
        CoursePaths paths = CoursePaths.find();
        Path start = startPage(paths);
        int free = port == null ? firstFree() : given(port);
        Jupyter jupyter = Jupyter.findOrInstall(paths, System.err);
        return new JupyterServer(paths, jupyter, free, out()).serve(start, !noBrowser);
    }

    /** The named lesson, else the first one, else the project folder. */
    private Path startPage(CoursePaths paths) {
        Lessons lessons = Lessons.of(paths);
        if (lesson != null) {
            return lessons.named(lesson);
        }
        return lessons.all().stream().findFirst().orElse(paths.root());
    }

    private static int given(int port) {
        if (port < 1 || port > 65_535) {
            throw new UserError("--port " + port + " is not a port; choose one from 1024 to 65535.");
        }
        if (!isFree(port)) {
            throw new UserError(
                    "Port " + port + " is taken; choose another, or leave --port out for the next free one.");
        }
        return port;
    }

    private static int firstFree() {
        for (int port = FIRST_PORT; port < FIRST_PORT + PORTS; port++) {
            if (isFree(port)) {
                return port;
            }
        }
        throw new UserError("The ports " + FIRST_PORT + " to " + (FIRST_PORT + PORTS - 1)
                + " are all taken; name a free one with --port N.");
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }
}
