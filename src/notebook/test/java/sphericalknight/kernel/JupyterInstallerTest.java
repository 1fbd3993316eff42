package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.common.UserError;

@DisplayName("Jupyter is found, else installed, else the cure is named")
@DisabledOnOs(OS.WINDOWS)
class JupyterInstallerTest {
    /** A Jupyter with these parts. */
    private static String parts(String... parts) {
        return "[ \"$1\" = --version ] || exit 1\necho 'Selected Jupyter core packages...'\necho 'ipykernel : not installed'\n"
                + Stream.of(parts).map(part -> "echo '" + part + "'\n").collect(Collectors.joining());
    }

    @TempDir
    Path folder;

    private Project project;

    @BeforeEach
    void makeProject() {
        project = new Project(folder);
    }

    private Jupyter install(boolean root, boolean debian) {
        return new JupyterInstaller(project.paths, project.machine(root, debian), project.progress()).install();
    }

    /** A Python whose virtual environments get a JupyterLab, if {@code pip} is "exit 0". */
    private void python(String pip) {
        Path lab = folder.resolve("lab");
        Project.script(lab, parts("nbconvert        : 7.16.6", "jupyterlab       : 4.4.9"));
        project.program(
                "python3", """
                /bin/mkdir -p "$4/bin"
                /bin/cp PYTHON "$4/bin/python"
                """.replace("PYTHON", folder.resolve("python").toString()));
        Project.script(
                folder.resolve("python"),
                """
                echo "pip $*" >> CALLS
                echo "pip says so"
                /bin/cp LAB "${0%/*}/jupyter"
                """.replace("CALLS", folder.resolve("calls").toString()).replace("LAB", lab.toString()) + pip);
    }

    @Test
    @DisplayName("JupyterLab on the PATH is used, else Notebook")
    void labFirst() {
        Path program = project.program("jupyter", parts("nbconvert : 7.1", "jupyterlab : 4.2.1", "notebook : 7.4"));
        Jupyter lab = Jupyter.find(project.paths, project.machine(true, true)).orElseThrow();
        assertThat(lab.isLab()).isTrue();
        assertThat(lab.version()).isEqualTo("JupyterLab 4.2.1");
        assertThat(lab.process("nbconvert", "x.ipynb").command())
                .containsExactly(program.toString(), "nbconvert", "x.ipynb");
        project.program("jupyter", parts("nbconvert : 7.1", "jupyterlab : not installed", "notebook : 6.4.12"));
        assertThat(Jupyter.find(project.paths, project.machine(true, true)).map(Jupyter::version))
                .contains("Notebook 6.4.12");
    }

    @ParameterizedTest
    @DisplayName("a shim with nothing behind it, or a Jupyter that lacks a part, is passed over")
    @ValueSource(
            strings = {
                "echo 'pyenv: jupyter: command not found'; exit 127",
                "echo 'jupyterlab : 4.2.1'",
                "echo 'nbconvert : 7.1'; echo 'notebook : not installed'"
            })
    void shim(String text) {
        project.program("jupyter", text);
        assertThat(Jupyter.find(project.paths, project.machine(true, true))).isEmpty();
    }

    @Test
    @DisplayName("its environment keeps everything inside .course/jupyter and sees our kernel first")
    void environment() {
        project.program("jupyter", parts("nbconvert : 7.1", "jupyterlab : 4.2.1"));
        LocalMachine machine =
                new LocalMachine(Map.of("PATH", project.bin.toString(), "JUPYTER_PATH", "/opt/jupyter"), false, false);
        Path data = project.paths.root().resolve(".course/jupyter");
        assertThat(Jupyter.find(project.paths, machine).orElseThrow().environment())
                .containsEntry("JUPYTER_PATH", data + ":/opt/jupyter")
                .containsEntry("JUPYTER_DATA_DIR", data.toString())
                .containsEntry("JUPYTER_CONFIG_DIR", data + "/config")
                .containsEntry("JUPYTER_RUNTIME_DIR", data + "/runtime");
    }

    @Test
    @DisplayName(
            "where pip works, JupyterLab goes into .course/venv, also for root on Debian, of two commands once; the lines are shown")
    void pip() {
        python("exit 0");
        project.program("apt-get", "");
        List<CompletableFuture<Jupyter>> two = Stream.of(1, 2)
                .map(command -> CompletableFuture.supplyAsync(() -> install(true, true)))
                .toList();
        Path venv = project.paths.state().resolve("venv/bin/jupyter");
        assertThat(two).allSatisfy(each -> assertThat(each.join().program()).isEqualTo(venv));
        assertThat(project.called().lines().filter(call -> call.contains("-m venv")))
                .hasSize(1);
        assertThat(project.called())
                .contains("pip -m pip install")
                .containsPattern("jupyterlab==[0-9.]+")
                .doesNotContain("apt-get");
        assertThat(project.heard()).contains("getting it for this course", "pip says so");
    }

    @Test
    @DisplayName(
            "where pip does not, no half virtual environment stays; root on Debian gets the distribution's packages, if need be after an update")
    void apt() {
        python("exit 1");
        project.program("apt-get", """
                if [ "$1" = update ]; then : > LISTS; exit 0; fi
                [ -e LISTS ] || exit 100
                /bin/cp NOTEBOOK BIN/jupyter
                """.replace("LISTS", folder.resolve("lists").toString())
                .replace("NOTEBOOK", folder.resolve("notebook").toString())
                .replace("BIN", project.bin.toString()));
        Project.script(folder.resolve("notebook"), parts("nbconvert : 6.5.3", "notebook : 6.4.12"));
        assertThat(install(true, true).version()).isEqualTo("Notebook 6.4.12");
        assertThat(project.paths.state().resolve("venv")).doesNotExist();
        assertThat(project.called()
                        .lines()
                        .filter(call -> call.startsWith("apt-get"))
                        .map(call -> call.split(" ")[1]))
                .containsExactly("install", "update", "install");
        assertThat(project.called()).contains("jupyter-notebook jupyter-nbconvert");
    }

    @Test
    @DisplayName("on Debian without root nothing is installed: the sentence holds the sudo command")
    void noSudo() {
        project.program("apt-get", "");
        project.program("sudo", "");
        assertThatThrownBy(() -> install(false, true))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("sudo apt-get install jupyter-notebook jupyter-nbconvert python3-nbclient");
        assertThat(project.called()).doesNotContain("apt-get", "sudo");
    }

    @Test
    @DisplayName("elsewhere, without an index, the sentence names Python and pip")
    void nothingWorks() {
        assertThatThrownBy(() -> install(true, false))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("pip install jupyterlab");
    }
}
