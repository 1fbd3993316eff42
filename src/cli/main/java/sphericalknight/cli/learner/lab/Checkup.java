package sphericalknight.cli.learner.lab;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.tools.ToolProvider;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;
import sphericalknight.kernel.IJavaJar;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.KernelSpec;
import sphericalknight.kernel.LocalMachine;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.JupyterEngine;

/** Checks everything a lesson needs, from the running Java to a board drawn by the kernel. */
final class Checkup {
    private static final String JDK =
            "install a JDK 17 or newer (for example from adoptium.net) and set JAVA_HOME or PATH to it";
    private static final String REBUILD =
            "remove the file .course/built and run the command again, which rebuilds the course";

    private final CoursePaths paths;
    private final LocalMachine machine;
    private final PrintStream progress;

    Checkup(CoursePaths paths, LocalMachine machine, PrintStream progress) {
        this.paths = paths;
        this.machine = machine;
        this.progress = progress;
    }

    /** All findings; each check depends only on those before it. */
    List<Finding> all() {
        List<Finding> findings = new ArrayList<>(List.of(java(), compiler(), maven(), classPath()));
        Finding jar = kernelJar();
        findings.add(jar);
        findings.add(jar.ok() ? kernelSpec() : notTried("kernelspec"));
        Optional<Jupyter> jupyter = Jupyter.find(paths, machine);
        findings.add(jupyter.map(Checkup::found).orElseGet(Checkup::noJupyter));
        findings.add(jar.ok() ? smoke(jupyter) : notTried("smoke cell"));
        return findings;
    }

    private static Finding java() {
        int feature = Runtime.version().feature();
        String found = System.getProperty("java.version") + " in " + System.getProperty("java.home");
        return feature >= 17 ? Finding.good("Java", found) : Finding.fault("Java", found, JDK);
    }

    private static Finding compiler() {
        return ToolProvider.getSystemJavaCompiler() != null
                ? Finding.good("JDK", "compiler found")
                : Finding.fault("JDK", "a JRE without compiler", JDK);
    }

    private Finding maven() {
        return machine.onPath("mvn").stream()
                .findFirst()
                .map(mvn -> Finding.good("Maven", mvn))
                .orElseGet(() -> Finding.fault(
                        "Maven",
                        "no mvn on the PATH",
                        "install Maven 3.8 or newer (Debian: apt-get install maven; macOS: brew install maven)"));
    }

    private Finding classPath() {
        List<Path> entries = paths.kernelClassPath();
        List<Path> missing =
                entries.stream().filter(entry -> !Files.exists(entry)).toList();
        return missing.isEmpty()
                ? Finding.good("class path", entries.size() + " entries, all there")
                : Finding.fault("class path", "missing: " + missing, REBUILD);
    }

    private Finding kernelJar() {
        return guarded(
                "kernel jar", () -> IJavaJar.checked(paths) + ", SHA-256 " + IJavaJar.SHA_256.substring(0, 12) + "...");
    }

    private Finding kernelSpec() {
        return guarded(
                "kernelspec",
                () -> KernelSpec.of(paths).install().resolve("kernel.json").toString());
    }

    private static Finding found(Jupyter jupyter) {
        return Finding.good("Jupyter", jupyter.version() + " (" + jupyter.program() + ")");
    }

    private static Finding noJupyter() {
        return Finding.fault(
                "Jupyter",
                "no jupyter with lab or notebook, and nbconvert",
                "run ./course lab, which installs it or says what to install");
    }

    private Finding smoke(Optional<Jupyter> jupyter) {
        if (jupyter.isEmpty()) {
            return Finding.fault("smoke cell", "not tried, because there is no Jupyter", "install Jupyter first");
        }
        progress.println("Drawing one board on the kernel ...");
        return guarded("smoke cell", () -> draw(jupyter.get()));
    }

    /** Runs the one cell of {@code binder/smoke.ipynb}, which draws a board. */
    private String draw(Jupyter jupyter) {
        Notebook cell = Notebook.read(paths.root().resolve("binder/smoke.ipynb"));
        String outputs = new JupyterEngine(paths, jupyter, Duration.ofMinutes(1))
                .execute(cell)
                .notebook()
                .codeCells()
                .get(0)
                .outputs()
                .toString();
        if (!outputs.contains("data:image/svg+xml;base64,")) {
            throw new UserError("the kernel answered without a board: " + outputs, REBUILD);
        }
        return "a board drawn on Jupyter";
    }

    private static Finding notTried(String check) {
        return Finding.fault(check, "not tried, because the kernel jar is not right", "fix the kernel jar first");
    }

    /** Runs a check and returns its finding: what {@code look} returns, or the problem of the {@link UserError} that it throws. */
    private static Finding guarded(String check, Supplier<String> look) {
        try {
            return Finding.good(check, look.get());
        } catch (UserError e) {
            return Finding.fault(check, e.problem(), e.cure().isEmpty() ? REBUILD : e.cure());
        }
    }
}
