package sphericalknight.kernel;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The machine as the installer sees it.
 *
 * @param environment what its programs are started with, {@code PATH} included
 * @param root whether we may install packages
 * @param debian whether it is Debian or a relative, with {@code apt-get}
 * @param packageLists whether {@code apt-get} knows any packages yet
 */
public record Machine(Map<String, String> environment, boolean root, boolean debian, boolean packageLists) {
    private static final ExecutorService BESIDE = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "program");
        thread.setDaemon(true);
        return thread;
    });

    /** This machine. */
    public static Machine here() {
        return new Machine(System.getenv(), isRoot(), Files.exists(Path.of("/etc/debian_version")), hasPackageLists());
    }

    private static boolean hasPackageLists() {
        Path lists = Path.of("/var/lib/apt/lists");
        if (!Files.isDirectory(lists)) {
            return false;
        }
        try (Stream<Path> files = Files.list(lists)) {
            return files.anyMatch(file -> file.getFileName().toString().contains("_Packages"));
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** The same machine with one more variable in its environment. */
    Machine with(String variable, String value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(variable, value);
        return new Machine(more, root, debian, packageLists);
    }

    /** Whether this process runs as uid 0. */
    static boolean isRoot() {
        return !System.getProperty("os.name").startsWith("Windows") && new UnixSystem().getUid() == 0;
    }

    /** The executable files of this name on the PATH, in its order. */
    public List<Path> onPath(String program) {
        return Programs.onPath(environment, program);
    }

    /** Runs a program to completion; kills it when it exceeds the limit. */
    public Programs.Result run(Duration limit, String... command) {
        return Programs.run(environment, limit, List.of(command));
    }

    Programs.Result run(Duration limit, Consumer<String> lines, String... command) {
        return Programs.run(environment, limit, List.of(command), lines);
    }

    /** Runs a program in the background; {@code join()} waits for its result. */
    CompletableFuture<Programs.Result> later(Duration limit, String... command) {
        return CompletableFuture.supplyAsync(() -> run(limit, command), BESIDE);
    }
}
