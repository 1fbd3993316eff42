package sphericalknight.cli.learner.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.Full;

@DisplayName("The settings of JupyterLab and Notebook")
class JupyterSettingsTest {
    @TempDir
    Path folder;

    @BeforeEach
    void copy() throws IOException {
        JupyterSettings.copy(Full.project(), folder);
    }

    private JsonNode json(String file) throws IOException {
        return new ObjectMapper().readTree(folder.resolve(file).toFile());
    }

    @Test
    @DisplayName("the first start folds the list of files away; a learner's own layout stays, the rest is renewed")
    void layout() throws IOException {
        String layout = "lab/workspaces/default-37a8.jupyterlab-workspace";
        assertThat(json(layout).at("/data/layout-restorer:data/left/collapsed").asBoolean())
                .isTrue();
        Files.writeString(folder.resolve(layout), "mine");
        Files.writeString(folder.resolve("custom/custom.css"), "old");

        JupyterSettings.copy(Full.project(), folder);

        assertThat(folder.resolve(layout)).hasContent("mine");
        assertThat(folder.resolve("custom/custom.css")).content().contains("word-break");
    }
}
