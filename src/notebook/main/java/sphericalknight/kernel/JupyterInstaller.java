package sphericalknight.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;

/**
 * Installs Jupyter if there is none: in a virtual environment through pip, or, on Debian and its relatives as root, from the
 * distribution's packages. It never asks for more rights, but names the command that needs them.
 */
final class JupyterInstaller {
    /** The distribution's packages: the notebook server, and the programs that execute notebooks. */
    private static final List<String> PACKAGES = List.of("jupyter-notebook", "jupyter-nbconvert", "python3-nbclient");

    private static final Duration PROBE = Duration.ofSeconds(30);
    private static final Duration INSTALL = Duration.ofMinutes(20);

    private final CoursePaths paths;
    private final LocalMachine machine;
    private final PrintStream progress;

    JupyterInstaller(CoursePaths paths, LocalMachine machine, PrintStream progress) {
        this.paths = paths;
        this.machine = machine.with("DEBIAN_FRONTEND", "noninteractive");
        this.progress = progress;
    }

    /** Like {@link #install}, but safe for several commands at the same time: one installs, the others wait and use its installation. */
    Jupyter installOnce() {
        Path file = paths.log("jupyter-install").resolveSibling("jupyter-install.lock");
        // The monitor excludes other threads, the file lock other processes.
        synchronized (JupyterInstaller.class) {
            try (FileChannel one = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                if (one.tryLock() == null) {
                    progress.println("Another command is getting Jupyter; waiting for it ...");
                    one.lock();
                }
                return Jupyter.find(paths, machine).orElseGet(this::install);
            } catch (IOException e) {
                throw new UserError("Cannot write " + file + ": " + e.getMessage() + ".", e);
            }
        }
    }

    /** Installs Jupyter and returns it; if that is not possible, throws a {@link UserError} that says what to do. */
    Jupyter install() {
        progress.println("Jupyter is not installed; getting it for this course.");
        Path log = paths.log("jupyter-install");
        writeNew(log);
        if (pip(log)) {
            Optional<Jupyter> ours = Jupyter.find(paths, machine);
            if (ours.isPresent()) {
                return ours.get();
            }
        }
        if (machine.debian() && machine.root() && apt(log)) {
            Optional<Jupyter> theirs = Jupyter.find(paths, machine);
            if (theirs.isPresent()) {
                return theirs.get();
            }
        }
        throw new UserError(
                "There is no Jupyter here and it could not be installed (the attempts are in " + log + "); " + cure()
                        + ", then run the command again. Without Jupyter, ./course run --out DIR makes pages of the lessons.");
    }

    private String cure() {
        String packages = String.join(" ", PACKAGES);
        if (machine.debian()) {
            return "install it with: " + (machine.root() ? "" : "sudo ") + "apt-get install " + packages;
        }
        return "install Python 3.9 or newer with pip, or Jupyter itself (pip install jupyterlab)";
    }

    /**
     * Creates a virtual environment with the pinned requirements. Returns false if no Python has a pip that reaches a package index and
     * installs them.
     */
    private boolean pip(Path log) {
        for (Path python : machine.onPath("python3")) {
            Path requirements = requirements();
            if (!reachesIndex(python, requirements, log)) {
                continue;
            }
            Path venv = Jupyter.venv(paths);
            progress.println("Installing JupyterLab with pip into " + venv + " (minutes) ...");
            if (logged(log, python.toString(), "-m", "venv", "--clear", venv.toString())
                    && logged(
                            log,
                            venv.resolve("bin/python").toString(),
                            "-m",
                            "pip",
                            "install",
                            "--disable-pip-version-check",
                            "-r",
                            requirements.toString())) {
                return true;
            }
            progress.println("  pip did not succeed; see " + log + ".");
            delete(venv);
        }
        return false;
    }

    /** Whether pip can download one small package. The time limit is short and there are no retries, because there may be no index. */
    private boolean reachesIndex(Path python, Path requirements, Path log) {
        Path downloads = paths.state().resolve("pip-probe");
        try {
            String smallest = Files.readAllLines(requirements).stream()
                    .filter(line -> line.startsWith("nbformat=="))
                    .findFirst()
                    .orElseThrow();
            LocalMachine.Result result = machine.run(
                    PROBE,
                    python.toString(),
                    "-m",
                    "pip",
                    "download",
                    "--disable-pip-version-check",
                    "--quiet",
                    "--no-deps",
                    "--retries",
                    "0",
                    "--timeout",
                    "5",
                    "--dest",
                    downloads.toString(),
                    smallest);
            append(log, python + " -m pip download " + smallest + "\n" + result.output());
            return result.good();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            delete(downloads);
        }
    }

    private boolean apt(Path log) {
        if (machine.onPath("apt-get").isEmpty()) {
            return false;
        }
        progress.println("Installing the distribution's Jupyter with apt-get: " + String.join(" ", PACKAGES) + " ...");
        if (machine.packageLists() && aptInstall(log)) {
            return true;
        }
        progress.println("  Fetching the package lists with apt-get update ...");
        return logged(log, "apt-get", "update") && aptInstall(log);
    }

    private boolean aptInstall(Path log) {
        List<String> command = new ArrayList<>(
                List.of("apt-get", "install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"));
        command.addAll(PACKAGES);
        return logged(log, command.toArray(String[]::new));
    }

    /** Runs a slow command, writes its output to the log and shows its progress on the terminal. Returns whether it succeeded. */
    private boolean logged(Path log, String... command) {
        append(log, "$ " + String.join(" ", command) + "\n");
        LocalMachine.Result result = machine.run(INSTALL, new SignOfLife(progress), command);
        append(log, result.output());
        return result.good();
    }

    /** Prints the latest line of a slow command, at most every five seconds. */
    private static final class SignOfLife implements Consumer<String> {
        private static final long PAUSE = Duration.ofSeconds(5).toNanos();

        private final PrintStream progress;
        private final long start = System.nanoTime();
        private long shown = start;

        SignOfLife(PrintStream progress) {
            this.progress = progress;
        }

        @Override
        public void accept(String line) {
            long now = System.nanoTime();
            if (now - shown < PAUSE || line.isBlank()) {
                return;
            }
            shown = now;
            String text = line.strip();
            progress.println("  " + (now - start) / 1_000_000_000 + " s: "
                    + (text.length() <= 70 ? text : text.substring(0, 70) + "..."));
        }
    }

    private Path requirements() {
        Path file = paths.state().resolve("jupyter-requirements.txt");
        try (InputStream in = JupyterInstaller.class.getResourceAsStream("jupyter-requirements.txt")) {
            Files.createDirectories(file.getParent());
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void writeNew(Path log) {
        try {
            Files.writeString(log, "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void append(Path log, String text) {
        try {
            Files.writeString(log, text, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try {
            Folders.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
