package sphericalknight.kernel;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** The machine as the installer sees it: its environment, its programs, and whether we may install packages. */
record Machine(Map<String, String> environment, boolean root, boolean debian) {
    private static final ExecutorService BESIDE = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "program");
        thread.setDaemon(true);
        return thread;
    });

    /** The machine we run on. */
    static Machine here() {
        return new Machine(System.getenv(), isRoot(), Files.exists(Path.of("/etc/debian_version")));
    }

    /** Whether we run as uid 0. */
    static boolean isRoot() {
        return !System.getProperty("os.name").startsWith("Windows")
                && new com.sun.security.auth.module.UnixSystem().getUid() == 0;
    }

    List<Path> onPath(String program) {
        return Programs.onPath(environment, program);
    }

    Programs.Result run(Duration limit, String... command) {
        return Programs.run(environment, limit, List.of(command));
    }

    Programs.Result run(Duration limit, Consumer<String> lines, String... command) {
        return Programs.run(environment, limit, List.of(command), lines);
    }

    /** Runs a program at the side; {@code join()} waits for its result. */
    CompletableFuture<Programs.Result> later(Duration limit, String... command) {
        return CompletableFuture.supplyAsync(() -> run(limit, command), BESIDE);
    }
}
