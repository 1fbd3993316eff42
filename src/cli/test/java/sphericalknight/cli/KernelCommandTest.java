package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("course kernel")
class KernelCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();

    private int kernel(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "kernel";
        System.arraycopy(words, 0, all, 1, words.length);
        return Course.commandLine().setOut(new PrintWriter(out, true)).execute(all);
    }

    @Test
    @DisplayName("show prints the kernel.json that lab and run use, with a jar that exists, and nothing else")
    void show() throws Exception {
        assertThat(kernel("show")).isZero();
        JsonNode spec = new ObjectMapper().readTree(out.toString());
        String classPath = spec.at("/argv/" + (spec.path("argv").size() - 3)).asText();
        assertThat(Path.of(classPath.split(File.pathSeparator)[0])).isAbsolute().isRegularFile();
        assertThat(Full.project().jupyter().resolve("kernels/java/kernel.json")).hasContent(out.toString());
    }

    @Test
    @DisplayName("install --prefix and uninstall --prefix, each saying what it did")
    void prefix() {
        Path json = folder.resolve("share/jupyter/kernels/java/kernel.json");
        assertThat(kernel("install", "--prefix", folder.toString())).isZero();
        assertThat(json).exists();
        assertThat(kernel("uninstall", "--prefix", folder.toString())).isZero();
        assertThat(json.getParent()).doesNotExist();
        assertThat(kernel("uninstall", "--prefix", folder.toString())).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "The kernel 'Java' is installed: " + json,
                        "Removed " + json.getParent(),
                        "Nothing to remove: there is no " + json.getParent());
    }
}
