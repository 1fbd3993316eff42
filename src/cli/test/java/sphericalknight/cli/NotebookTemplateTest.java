package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;

@DisplayName("The page of Notebook 6")
class NotebookTemplateTest {
    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void makeProject() {
        folder = temporary.resolve("the knight's folder");
        Sandbox.write(folder.resolve("pom.xml"), "<project/>");
        Sandbox.write(folder.resolve("src/library/pom.xml"), "<project/>");
    }

    @Test
    @DisplayName("shows the triangle of a text that unfolds, in whatever folder the course lies")
    void notebookSix() throws IOException {
        assertThat(NotebookTemplate.words(CoursePaths.at(folder), "Notebook 6.4.12"))
                .singleElement()
                .asString()
                .startsWith("--NotebookApp.extra_template_paths=['")
                .endsWith("the knight\\'s folder/.course/jupyter/templates']");
        assertThat(folder.resolve(".course/jupyter/templates/notebook.html"))
                .content()
                .contains("{% extends \"templates/notebook.html\" %}", "summary { display: list-item;");
    }

    @Test
    @DisplayName("is left alone in all others")
    void others() throws IOException {
        assertThat(NotebookTemplate.words(CoursePaths.at(folder), "JupyterLab 4.4.9"))
                .isEmpty();
        assertThat(NotebookTemplate.words(CoursePaths.at(folder), "Notebook 7.3.2"))
                .isEmpty();
        assertThat(folder.resolve(".course/jupyter/templates")).doesNotExist();
    }
}
