package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;
import sphericalknight.kernel.Jupyter.FrontEnd;

@DisplayName("Jupyter is found, else installed, else the cure is named")
@DisabledOnOs(OS.WINDOWS)
class JupyterInstallerTest {
    /** A Jupyter with only the parts that are named. */
    private static final String PARTS = "case $1 in %s) echo 4.2.%s ;; *) exit 1 ;; esac";

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

    /** A Python whose pip reaches an index, and whose virtual environments get a JupyterLab. */
    private void pythonWithIndex() {
        project.program("python3", """
                case "$*" in
                    "-m venv --clear "*)
                        /bin/mkdir -p "$4/bin"
                        {
                            echo '#!/bin/sh'
                            echo 'echo "pip $*" >> CALLS'
                            echo '{ echo "#!/bin/sh"; echo "case \\$1 in nbconvert|lab) echo 4.4.9 ;; *) exit 1 ;; esac"; } > "${0%/*}/jupyter"'
                            echo '/bin/chmod +x "${0%/*}/jupyter"'
                        } > "$4/bin/python"
                        /bin/chmod +x "$4/bin/python" ;;
                esac
                """.replace("CALLS", folder.resolve("calls").toString()));
    }

    private void pythonWithoutIndex() {
        project.program("python3", "echo 'ERROR: No matching distribution found'; exit 1");
    }

    /** An apt-get that installs a Notebook, in the way of the distribution. */
    private void aptGet(String before) {
        project.program("apt-get", before + """

                echo '#!/bin/sh' > BIN/jupyter
                echo 'case $1 in nbconvert|notebook) echo 6.4.12 ;; *) exit 1 ;; esac' >> BIN/jupyter
                /bin/chmod +x BIN/jupyter
                """.replace("BIN", project.bin.toString()));
    }

    @Test
    @DisplayName("JupyterLab on the PATH is used, and preferred to Notebook")
    void labFirst() {
        Path program = project.program("jupyter", PARTS.formatted("nbconvert|lab|notebook", "1"));
        Jupyter jupyter =
                Jupyter.find(project.paths, project.machine(true, true)).orElseThrow();
        assertThat(jupyter.frontEnd()).isEqualTo(FrontEnd.LAB);
        assertThat(jupyter.version()).isEqualTo("JupyterLab 4.2.1");
        assertThat(jupyter.command("nbconvert", "x.ipynb")).containsExactly(program.toString(), "nbconvert", "x.ipynb");
    }

    @Test
    @DisplayName("Notebook on the PATH is used where there is no JupyterLab")
    void notebookElse() {
        project.program("jupyter", PARTS.formatted("nbconvert|notebook", "2"));
        assertThat(Jupyter.find(project.paths, project.machine(false, false)))
                .hasValueSatisfying(jupyter -> assertThat(jupyter.frontEnd()).isEqualTo(FrontEnd.NOTEBOOK));
    }

    @Test
    @DisplayName("a shim with nothing behind it, or a Jupyter that cannot execute notebooks, is passed over")
    void shim() {
        project.program("jupyter", "echo 'pyenv: jupyter: command not found'; exit 127");
        assertThat(Jupyter.find(project.paths, project.machine(true, true))).isEmpty();
        project.program("jupyter", PARTS.formatted("lab|notebook", "3"));
        assertThat(Jupyter.find(project.paths, project.machine(true, true))).isEmpty();
    }

    @Test
    @DisplayName("its environment keeps everything inside .course/jupyter and sees our kernel first")
    void environment() {
        project.program("jupyter", PARTS.formatted("nbconvert|lab", "4"));
        LocalMachine machine = project.machine(false, false).with("JUPYTER_PATH", "/opt/jupyter");
        Path data = project.paths.root().resolve(".course/jupyter");
        assertThat(Jupyter.find(project.paths, machine).orElseThrow().environment())
                .containsEntry("JUPYTER_PATH", data + ":/opt/jupyter")
                .containsEntry("JUPYTER_DATA_DIR", data.toString())
                .containsEntry("JUPYTER_CONFIG_DIR", data + "/config")
                .containsEntry("JUPYTER_RUNTIME_DIR", data + "/runtime");
    }

    @Test
    @DisplayName("where pip finds an index, JupyterLab goes into .course/venv, also for root on Debian")
    void pip() {
        pythonWithIndex();
        aptGet("");
        Jupyter jupyter = install(true, true);
        assertThat(jupyter.program()).isEqualTo(project.paths.state().resolve("venv/bin/jupyter"));
        assertThat(project.called())
                .contains("--retries 0 --timeout 5", "pip -m pip install", "jupyter-requirements.txt")
                .doesNotContain("apt-get");
        assertThat(project.heard()).contains("Installing JupyterLab with pip");
    }

    @Test
    @DisplayName("a second time, the one in .course/venv is found")
    void venvIsFound() {
        pythonWithIndex();
        install(false, false);
        assertThat(Jupyter.find(project.paths, project.machine(false, false))).isPresent();
    }

    @Test
    @DisplayName("of two commands at once one installs, and the other takes what it got")
    void twoAtOnce() {
        pythonWithIndex();
        List<Path> programs = Stream.of(1, 2)
                .map(command -> CompletableFuture.supplyAsync(
                        () -> new JupyterInstaller(project.paths, project.machine(false, false), project.progress())
                                .installOnce()
                                .program()))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        Path venv = project.paths.state().resolve("venv/bin/jupyter");
        assertThat(programs).containsExactly(venv, venv);
        assertThat(project.called().lines().filter(call -> call.contains("-m venv")))
                .hasSize(1);
    }

    @Test
    @DisplayName("a pip that fails half-way leaves no half virtual environment behind")
    void pipFails() {
        project.program("python3", "case \"$2\" in venv) /bin/mkdir -p \"$4/bin\" ;; esac");
        assertThatThrownBy(() -> install(false, false)).isInstanceOf(UserError.class);
        assertThat(project.paths.state().resolve("venv")).doesNotExist();
        assertThat(project.heard()).contains("pip did not succeed");
    }

    @Test
    @DisplayName("without an index, root on Debian gets the distribution's packages")
    void apt() {
        pythonWithoutIndex();
        aptGet("");
        Jupyter jupyter = install(true, true);
        assertThat(jupyter.version()).isEqualTo("Notebook 6.4.12");
        assertThat(project.called())
                .contains("apt-get install -y --no-install-recommends", "jupyter-notebook jupyter-nbconvert")
                .doesNotContain("apt-get update");
    }

    @Test
    @DisplayName("an install that fails is tried once more after apt-get update")
    void aptUpdate() {
        Project.script(project.bin.resolve("jupyter"), "exit 1");
        project.program("apt-get", """
                if [ "$1" = update ]; then : > LISTS; exit 0; fi
                [ -e LISTS ] || exit 100
                echo '#!/bin/sh' > JUPYTER
                echo 'case $1 in nbconvert|notebook) echo 6.4.12 ;; *) exit 1 ;; esac' >> JUPYTER
                """.replace("LISTS", folder.resolve("lists").toString())
                .replace("JUPYTER", project.bin.resolve("jupyter").toString()));
        assertThat(install(true, true).version()).isEqualTo("Notebook 6.4.12");
        assertThat(project.called().lines().map(call -> call.split(" ")[1]))
                .containsExactly("install", "update", "install");
    }

    @Test
    @DisplayName("on Debian without root nothing is installed: the sentence holds the sudo command")
    void noSudo() {
        pythonWithoutIndex();
        aptGet("");
        project.program("sudo", "");
        assertThatThrownBy(() -> install(false, true))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("sudo apt-get install jupyter-notebook jupyter-nbconvert python3-nbclient")
                .hasMessageContaining(project.paths.log("jupyter-install").toString());
        assertThat(project.called()).doesNotContain("apt-get", "sudo");
    }

    @Test
    @DisplayName("elsewhere, without an index, the sentence names Python and pip")
    void nothingWorks() {
        assertThatThrownBy(() -> install(true, false))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("pip install jupyterlab");
    }

    @Test
    @DisplayName("all attempts are in the log")
    void log() throws Exception {
        pythonWithoutIndex();
        project.program("apt-get", "echo 'E: Unable to locate package'; exit 100");
        assertThatThrownBy(() -> install(true, true)).isInstanceOf(UserError.class);
        assertThat(Files.readString(project.paths.log("jupyter-install")))
                .contains("No matching distribution", "$ apt-get install", "E: Unable to locate package");
    }

    @Test
    @DisplayName("the requirements are pinned, each to one version")
    void pinned() throws Exception {
        try (var in = JupyterInstaller.class.getResourceAsStream("jupyter-requirements.txt")) {
            assertThat(new String(in.readAllBytes()).lines().filter(line -> !line.startsWith("#")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("[a-z-]+==[0-9.]+"));
        }
    }
}
