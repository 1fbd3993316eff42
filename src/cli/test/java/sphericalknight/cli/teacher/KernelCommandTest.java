package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.Full;

@DisplayName("course kernel")
class KernelCommandTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("show prints the kernel.json that lab and run use, with a jar that exists, and nothing else")
    void show() throws Exception {
        CommandTester.Result shown = CommandTester.run("kernel", "show");
        assertThat(shown.exitCode()).isZero();
        JsonNode spec = new ObjectMapper().readTree(shown.out());
        String classPath = spec.at("/argv/" + (spec.path("argv").size() - 3)).asText();
        assertThat(Path.of(classPath.split(File.pathSeparator)[0])).isAbsolute().isRegularFile();
        assertThat(Full.project().jupyter().resolve("kernels/java/kernel.json")).hasContent(shown.out());
    }

    @Test
    @DisplayName("install --prefix and uninstall --prefix, each saying what it did")
    void prefix() {
        Path json = folder.resolve("share/jupyter/kernels/java/kernel.json");
        assertThat(kernel("install")).isEqualTo("The kernel 'Java' is installed: " + json + "\n");
        assertThat(json).exists();
        assertThat(kernel("uninstall")).isEqualTo("Removed " + json.getParent() + "\n");
        assertThat(json.getParent()).doesNotExist();
        assertThat(kernel("uninstall")).isEqualTo("Nothing to remove: there is no " + json.getParent() + "\n");
    }

    /** What the command says, which ends well. */
    private String kernel(String what) {
        CommandTester.Result result = CommandTester.run("kernel", what, "--prefix", folder.toString());
        assertThat(result.exitCode()).isZero();
        return result.out();
    }
}
