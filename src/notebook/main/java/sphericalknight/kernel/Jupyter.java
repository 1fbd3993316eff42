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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/**
 * A working Jupyter installation: it can execute notebooks (nbconvert) and open them (JupyterLab, else Notebook). Its configuration,
 * data and run-time files are in {@code .course/jupyter}, and the course's kernelspec {@code java} comes first in its search path.
 */
public final class Jupyter {
    /** A line of {@code jupyter --version} about a part that is installed. */
    private static final Pattern PART = Pattern.compile("(?m)^(\\w+) *: (\\d\\S*)$");

    private final CoursePaths paths;
    private final Path program;
    private final boolean isLab;
    private final String version;
    private final LocalMachine machine;

    private Jupyter(CoursePaths paths, Path program, boolean isLab, String version, LocalMachine machine) {
        this.paths = paths;
        this.program = program;
        this.isLab = isLab;
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
        KernelSpec.of(paths).install();
        LocalMachine machine = LocalMachine.here();
        return find(paths, machine).orElseGet(() -> new JupyterInstaller(paths, machine, progress).install());
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
     * The Jupyter behind {@code program}; empty unless it has nbconvert and a front end. The program may be a shim without an installation,
     * and it names all parts that it knows, those absent as "not installed".
     */
    private static Optional<Jupyter> working(CoursePaths paths, Path program, LocalMachine machine) {
        LocalMachine.Result told = machine.run(Duration.ofSeconds(60), program.toString(), "--version");
        Map<String, String> versions = PART.matcher(told.output())
                .results()
                .collect(Collectors.toMap(part -> part.group(1), part -> part.group(2), (first, second) -> first));
        if (!told.good() || !versions.containsKey("nbconvert")) {
            return Optional.empty();
        }
        String lab = versions.get("jupyterlab");
        String notebook = versions.get("notebook");
        return lab == null && notebook == null
                ? Optional.empty()
                : Optional.of(new Jupyter(
                        paths,
                        program,
                        lab != null,
                        lab != null ? "JupyterLab " + lab : "Notebook " + notebook,
                        machine));
    }

    /** The path of the {@code jupyter} program. */
    public Path program() {
        return program;
    }

    /** Whether it opens notebooks in JupyterLab; otherwise in Notebook. */
    public boolean isLab() {
        return isLab;
    }

    /** The name and version of the front end, for example {@code Notebook 6.4.12}. */
    public String version() {
        return version;
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
        ProcessBuilder builder = new ProcessBuilder(program.toString());
        builder.command().addAll(List.of(words));
        builder.environment().putAll(environment());
        return builder;
    }

    /** The folder with the settings of every Jupyter program that the course starts. */
    public Path configuration() {
        return paths.jupyter().resolve("config");
    }

    private Path runtime() {
        return paths.jupyter().resolve("runtime");
    }
}
