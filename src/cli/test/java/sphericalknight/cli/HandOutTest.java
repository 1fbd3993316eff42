package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.grader.release.Release;

@DisplayName("The students' copy of the course has what the commands read:")
class HandOutTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "the settings of Jupyter, for lab; the cell that draws a board, for doctor; the folders that README.md names")
    void whole() throws IOException {
        Release.handOut(Full.project()).writeTo(folder);
        JupyterSettings.copy(CoursePaths.at(folder), folder.resolve("settings"));

        assertThat(folder.resolve("settings/jupyter_lab_config.json")).exists();
        assertThat(folder.resolve("binder/smoke.ipynb")).exists();
        assertThat(Files.readString(folder.resolve("README.md")).lines())
                .filteredOn(line -> line.matches("- `[a-z/]+/` .*"))
                .extracting(line -> folder.resolve(line.replaceFirst("- `([a-z/]+)/` .*", "$1")))
                .isNotEmpty()
                .allMatch(Files::isDirectory);
    }
}
