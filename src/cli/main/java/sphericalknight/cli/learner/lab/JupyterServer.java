package sphericalknight.cli.learner.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Secret;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.LocalMachine;
import sphericalknight.web.TrainerServer;

/** Runs one Jupyter server for the project: starts it, announces its address when it is ready, and ends it together with its kernels. */
final class JupyterServer {
    private static final int START_SECONDS = 90;

    /**
     * The prefix that makes a command ignore Ctrl-C and hang-ups. In a terminal Ctrl-C reaches the whole process group, but the server must
     * be stopped once, by this process only.
     */
    private static final List<String> DEAF = List.of("sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh");

    private final CoursePaths paths;
    private final Jupyter jupyter;
    private final int port;
    private final PrintWriter out;
    private final String token = Secret.ofBytes(24);
    private volatile boolean ending;

    JupyterServer(CoursePaths paths, Jupyter jupyter, int port, PrintWriter out) {
        this.paths = paths;
        this.jupyter = jupyter;
        this.port = port;
        this.out = out;
    }

    /** Serves until Ctrl-C or until the server is shut down from the browser; returns the exit code. */
    int serve(Path start, boolean browser) throws IOException, InterruptedException {
        Path log = paths.log("jupyter");
        System.err.println("Starting " + jupyter.version() + " ...");
        Process server = process(start, browser, log).start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server), "end of the server"));
        if (!answers(server)) {
            stop(server);
            throw new UserError("Jupyter did not start; " + lastWords(log));
        }
        out.println("The lessons: " + address(start) + "?token=" + token);
        try (TrainerServer trainer = TrainerServer.start(0)) {
            out.println("The trainer: " + trainer.address() + "   (mate with bishop and knight, lesson 13)");
            out.println("Ctrl-C here ends the server and its kernels.");
            out.flush();
            if (server.waitFor() != 0 && !ending) {
                throw new UserError("Jupyter ended by itself; " + lastWords(log));
            }
        }
        return ExitCode.GOOD;
    }

    private ProcessBuilder process(Path start, boolean browser, Path log) throws IOException {
        JupyterSettings.copy(paths, jupyter.configuration());
        List<String> words = new ArrayList<>(List.of(
                jupyter.isLab() ? "lab" : "notebook",
                start.toString(),
                "--notebook-dir=" + paths.root(),
                "--ip=127.0.0.1",
                "--port=" + port,
                "--port-retries=0"));
        if (!browser) {
            words.add("--no-browser");
        }
        if (LocalMachine.isRoot()) {
            words.add("--allow-root");
        }
        ProcessBuilder process = jupyter.process(words.toArray(String[]::new))
                .directory(paths.root().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        process.environment().put("JUPYTER_TOKEN", token);
        if (!System.getProperty("os.name").startsWith("Windows")) {
            process.command().addAll(0, DEAF);
        }
        return process;
    }

    /** The URL of a file or folder of the project. */
    private String address(Path page) {
        String path = paths.relative(page).replace(" ", "%20");
        String room = jupyter.isLab() ? "lab/tree/" : Files.isDirectory(page) ? "tree/" : "notebooks/";
        return "http://127.0.0.1:" + port + "/" + room + path;
    }

    private boolean answers(Process server) throws InterruptedException {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (server.isAlive() && System.nanoTime() < limit) {
            if (status("http://127.0.0.1:" + port + "/api/kernelspecs?token=" + token) == 200) {
                return true;
            }
            Thread.sleep(100);
        }
        return false;
    }

    private static int status(String address) {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) URI.create(address).toURL().openConnection();
            connection.setConnectTimeout(1_000);
            connection.setReadTimeout(5_000);
            return connection.getResponseCode();
        } catch (IOException notYet) {
            return 0;
        }
    }

    /** Stops the server after Ctrl-C and ends this program with exit code 0 instead of the signal's usual one. */
    private void end(Process server) {
        if (!server.isAlive()) {
            return;
        }
        ending = true;
        stop(server);
        System.err.println("Ended.");
        Runtime.getRuntime().halt(ExitCode.GOOD);
    }

    /** Asks the server to stop, which also stops its kernels; after at most ten seconds, kills the processes still running. */
    private static void stop(Process server) {
        List<ProcessHandle> all = server.descendants().collect(Collectors.toCollection(ArrayList::new));
        all.add(server.toHandle());
        server.destroy();
        try {
            server.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        all.forEach(ProcessHandle::destroyForcibly);
    }

    private static String lastWords(Path log) throws IOException {
        List<String> lines =
                Files.readAllLines(log).stream().filter(line -> !line.isBlank()).toList();
        String last = lines.isEmpty() ? "none" : lines.get(lines.size() - 1).strip();
        return "its last words: " + last + " (all of them are in " + log + ").";
    }
}
