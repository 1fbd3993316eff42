package sphericalknight.kernel;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;

/**
 * Installs Jupyter if there is none: in a virtual environment through pip, or, on Debian and its relatives as root, from the
 * distribution's packages. It never asks for more rights, but names the command that needs them.
 */
final class JupyterInstaller {
    /** What pip installs; for Python 3.9 or newer. */
    private static final List<String> REQUIREMENTS = List.of(
            "jupyterlab==4.4.9",
            "jupyter-server==2.17.0",
            "jupyter-client==8.6.3",
            "nbconvert==7.16.6",
            "nbclient==0.10.2",
            "nbformat==5.10.4");

    /** The distribution's packages: the notebook server, and the programs that execute notebooks. */
    private static final List<String> PACKAGES = List.of("jupyter-notebook", "jupyter-nbconvert", "python3-nbclient");

    private final CoursePaths paths;
    private final LocalMachine machine;
    private final PrintStream progress;

    JupyterInstaller(CoursePaths paths, LocalMachine machine, PrintStream progress) {
        this.paths = paths;
        this.machine = machine;
        this.progress = progress;
    }

    /**
     * Installs Jupyter and returns it; if that is not possible, throws a {@link UserError} that says what to do. Of several commands at the
     * same time one installs, and the others wait and use its installation.
     */
    Jupyter install() {
        Path file = paths.log("jupyter-install");
        // The monitor excludes other threads, the file lock other processes.
        synchronized (JupyterInstaller.class) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = channel.lock()) {
                return found().orElseGet(this::installed);
            } catch (IOException e) {
                throw new UserError("Cannot write " + file + ": " + e.getMessage() + ".", e);
            }
        }
    }

    private Optional<Jupyter> found() {
        return Jupyter.find(paths, machine);
    }

    private Jupyter installed() {
        progress.println("Jupyter is not installed; getting it for this course (minutes) ...");
        Optional<Jupyter> ours = pip() ? found() : Optional.empty();
        return ours.or(() -> apt() ? found() : Optional.empty())
                .orElseThrow(() -> new UserError(
                        "There is no Jupyter here and it could not be installed (the lines above say why); " + cure()
                                + ", then run the command again."));
    }

    private String cure() {
        if (machine.debian()) {
            return "install it with: " + (machine.root() ? "" : "sudo ") + "apt-get install "
                    + String.join(" ", PACKAGES);
        }
        return "install Python 3.9 or newer with pip, or Jupyter itself (pip install jupyterlab)";
    }

    /** Creates a virtual environment with the requirements; returns false if no Python has a pip that can install them. */
    private boolean pip() {
        Path venv = Jupyter.venv(paths);
        for (Path python : machine.onPath("python3")) {
            List<String> install =
                    new ArrayList<>(List.of(venv.resolve("bin/python").toString(), "-m", "pip", "install"));
            install.addAll(List.of("--disable-pip-version-check", "--retries", "1", "--timeout", "10"));
            install.addAll(REQUIREMENTS);
            if (run(List.of(python.toString(), "-m", "venv", "--clear", venv.toString())) && run(install)) {
                return true;
            }
            try {
                Folders.delete(venv);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return false;
    }

    private boolean apt() {
        List<Path> programs = machine.onPath("apt-get");
        if (!machine.debian() || !machine.root() || programs.isEmpty()) {
            return false;
        }
        String aptGet = programs.get(0).toString();
        List<String> install = new ArrayList<>(List.of("/usr/bin/env", "DEBIAN_FRONTEND=noninteractive", aptGet));
        install.addAll(List.of("install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"));
        install.addAll(PACKAGES);
        return run(install) || run(List.of(aptGet, "update")) && run(install);
    }

    /** Runs a slow command and shows what it prints. Returns whether it succeeded. */
    private boolean run(List<String> command) {
        progress.println("$ " + String.join(" ", command));
        return machine.run(Duration.ofMinutes(20), progress::println, command.toArray(String[]::new))
                .good();
    }
}
