package sphericalknight.kernel;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/**
 * A working Jupyter installation: it can execute notebooks (nbconvert) and open them (JupyterLab, else Notebook). Its configuration,
 * data and run-time files are in {@code .course/jupyter}, and the course's kernelspec {@code java} comes first in its search path.
 */
public final class Jupyter {
    /** The front end that opens a notebook in the browser. */
    public enum FrontEnd {
        LAB("lab"),
        NOTEBOOK("notebook");

        private final String command;

        FrontEnd(String command) {
            this.command = command;
        }

        /** The subcommand of {@code jupyter} that starts this front end. */
        public String command() {
            return command;
        }
    }

    private final CoursePaths paths;
    private final Path program;
    private final FrontEnd frontEnd;
    private final String version;
    private final LocalMachine machine;

    private Jupyter(CoursePaths paths, Path program, FrontEnd frontEnd, String version, LocalMachine machine) {
        this.paths = paths;
        this.program = program;
        this.frontEnd = frontEnd;
        this.version = version;
        this.machine = machine;
    }

    /**
     * Returns a Jupyter with the course's kernelspec installed: the one on the {@code PATH}, else one in the course's virtual environment,
     * else, on Debian as root, the distribution's. Reports each step to {@code progress}.
     *
     * @throws UserError if there is none and none can be installed; the message says what to do
     */
    public static Jupyter findOrInstall(CoursePaths paths, PrintStream progress) {
        KernelSpec.of(paths, progress).install();
        LocalMachine machine = LocalMachine.here();
        return find(paths, machine).orElseGet(() -> new JupyterInstaller(paths, machine, progress).installOnce());
    }

    /** Returns a working Jupyter: the first one on the {@code PATH}, else the one in {@code .course/venv}; empty if there is none. */
    public static Optional<Jupyter> find(CoursePaths paths) {
        return find(paths, LocalMachine.here());
    }

    /**
     * Returns a working Jupyter on {@code machine}: the first one on its {@code PATH}, else the one in {@code .course/venv}; empty if there
     * is none.
     */
    public static Optional<Jupyter> find(CoursePaths paths, LocalMachine machine) {
        List<Path> candidates = new ArrayList<>(machine.onPath("jupyter"));
        candidates.add(venv(paths).resolve("bin/jupyter"));
        candidates.add(venv(paths).resolve("Scripts/jupyter.exe"));
        return candidates.stream()
                .filter(Files::isExecutable)
                .map(program -> working(paths, program, machine))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The folder of the course's virtual environment. */
    static Path venv(CoursePaths paths) {
        return paths.state().resolve("venv");
    }

    /**
     * The Jupyter behind {@code program}; empty unless nbconvert and at least one front end start. All three are started at the same
     * time, because the program may be a shim without an installation.
     */
    private static Optional<Jupyter> working(CoursePaths paths, Path program, LocalMachine machine) {
        var nbconvert = machine.later(Duration.ofSeconds(60), program.toString(), "nbconvert", "--version");
        var lab = machine.later(Duration.ofSeconds(60), program.toString(), "lab", "--version");
        var notebook = machine.later(Duration.ofSeconds(60), program.toString(), "notebook", "--version");
        CompletableFuture.allOf(nbconvert, lab, notebook).join();
        if (!nbconvert.join().good()) {
            return Optional.empty();
        }
        if (lab.join().good()) {
            return Optional.of(new Jupyter(
                    paths, program, FrontEnd.LAB, "JupyterLab " + lab.join().lastLine(), machine));
        }
        if (notebook.join().good()) {
            return Optional.of(new Jupyter(
                    paths,
                    program,
                    FrontEnd.NOTEBOOK,
                    "Notebook " + notebook.join().lastLine(),
                    machine));
        }
        return Optional.empty();
    }

    /** The path of the {@code jupyter} program. */
    public Path program() {
        return program;
    }

    /** The installation prefix of the Python behind this Jupyter, for example {@code /usr}. */
    public Path prefix() {
        String python = python();
        LocalMachine.Result result = machine.run(Duration.ofSeconds(30), python, "-c", "import sys; print(sys.prefix)");
        if (!result.good()) {
            throw new UserError("The Python of " + program + " does not say where it is installed;"
                    + " name the folder: ./course kernel install --prefix DIR.");
        }
        return Path.of(result.lastLine());
    }

    /** The Python interpreter named in the program's first line ({@code #!...}); if there is none, {@code python3} in the same folder. */
    private String python() {
        try (var lines = Files.newBufferedReader(program)) {
            String first = lines.readLine();
            if (first != null && first.startsWith("#!") && first.contains("python")) {
                return first.substring(2).strip().split("\\s+")[0];
            }
        } catch (IOException notText) {
            // a binary program: use the Python in the same folder
        }
        return program.resolveSibling("python3").toString();
    }

    /** The front end of this Jupyter: JupyterLab if it is installed, otherwise Notebook. */
    public FrontEnd frontEnd() {
        return frontEnd;
    }

    /** The name and version of the front end, for example {@code Notebook 6.4.12}. */
    public String version() {
        return version;
    }

    /** The command line that calls {@code jupyter} with the arguments {@code words}. */
    public List<String> command(String... words) {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(words));
        return command;
    }

    /**
     * The environment variables for every Jupyter program that the course starts: the course's kernelspecs first, and configuration,
     * data and run-time files inside {@code .course/jupyter}.
     */
    public Map<String, String> environment() {
        Path data = paths.jupyter();
        Map<String, String> environment = new LinkedHashMap<>();
        String before = machine.environment().get("JUPYTER_PATH");
        environment.put(
                "JUPYTER_PATH",
                before == null || before.isBlank() ? data.toString() : data + File.pathSeparator + before);
        environment.put("JUPYTER_DATA_DIR", data.toString());
        environment.put("JUPYTER_CONFIG_DIR", configuration().toString());
        environment.put("JUPYTER_RUNTIME_DIR", runtime().toString());
        environment.put("IPYTHONDIR", data.resolve("ipython").toString());
        environment.put("JUPYTER_PLATFORM_DIRS", "0");
        environment.put("PYTHONUTF8", "1");
        return environment;
    }

    /** A process, ready to start, that calls {@code jupyter} with {@code words} and adds {@link #environment} to its environment. */
    public ProcessBuilder process(String... words) {
        try {
            Files.createDirectories(runtime());
        } catch (IOException e) {
            throw new UserError("Cannot make the folder " + runtime() + ": " + e.getMessage() + ".", e);
        }
        ProcessBuilder builder = new ProcessBuilder(command(words));
        builder.environment().putAll(environment());
        return builder;
    }

    /** Whether a server needs {@code --allow-root}: true for uid 0, under which a server refuses to start without this option. */
    public static boolean needsAllowRoot() {
        return LocalMachine.isRoot();
    }

    /** The folder with the settings of every Jupyter program that the course starts. */
    public Path configuration() {
        return paths.jupyter().resolve("config");
    }

    private Path runtime() {
        return paths.jupyter().resolve("runtime");
    }
}
