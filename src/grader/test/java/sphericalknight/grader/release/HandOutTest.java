package sphericalknight.grader.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;

@DisplayName("The students' copy of the course has what the commands read:")
class HandOutTest {
    @Test
    @DisplayName(
            "the settings of Jupyter, for lab; the cell that draws a board, for doctor; the folders that README.md names")
    void whole() {
        FileTree tree = HandOut.of(ProjectFiles.read(CoursePaths.find().root()));

        Set<String> files = tree.files().keySet();
        assertThat(files).contains("binder/jupyter/jupyter_lab_config.json", "binder/smoke.ipynb");
        assertThat(tree.text("README.md").lines())
                .filteredOn(line -> line.matches("- `[a-z/]+/` .*"))
                .extracting(line -> line.replaceFirst("- `([a-z/]+/)` .*", "$1"))
                .isNotEmpty()
                .allMatch(folder -> files.stream().anyMatch(file -> file.startsWith(folder)));
    }

    @Test
    @DisplayName("stubs, and says which answers of the project they replace")
    void replaced() {
        FileTree project = new FileTree()
                .put(HandOut.STUBS + "knight/MyKnight.java", "stub\n")
                .put(HandOut.STUBS + "king/MyKing.java", "stub\n")
                .put("exercises/tasks/knight/MyKnight.java", "// TODO 2.1 (Frau Meier)\n")
                .put("exercises/tasks/king/MyKing.java", "stub\r\n");
        assertThat(HandOut.replaced(project)).containsExactly("exercises/tasks/knight/MyKnight.java");
    }
}
