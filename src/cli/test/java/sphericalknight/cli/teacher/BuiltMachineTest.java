package sphericalknight.cli.teacher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The built machine")
class BuiltMachineTest {
    @TempDir
    Path root;

    @Test
    @DisplayName("is not to be built by students: their hand-out has no solutions, and the line for them no Maven")
    void instead() throws IOException {
        BuiltMachine machine = new BuiltMachine(root);
        assertThat(machine.files()).isEmpty();
        Files.createDirectories(root.resolve("src/browser/main"));
        assertThat(machine.instead()).isEqualTo("; solve them in your editor with ./course watch.");
        Files.createDirectory(root.resolve("solutions"));
        assertThat(machine.instead()).isEqualTo(", because their compiler is not built: add --build.");
    }
}
