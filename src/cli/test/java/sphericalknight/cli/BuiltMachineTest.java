package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The built machine")
class BuiltMachineTest {
    @TempDir
    Path root;

    private void write(String file, long seconds) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, "");
        Files.setLastModifiedTime(path, FileTime.fromMillis(1000 * seconds));
        for (Path folder = path.getParent(); !folder.equals(root.getParent()); folder = folder.getParent()) {
            Files.setLastModifiedTime(folder, FileTime.fromMillis(0));
        }
    }

    @Test
    @DisplayName("is stale when a source was changed after it, and only then")
    void stale() throws IOException {
        for (String module : List.of("common", "library", "machine", "exercise", "notebook", "browser")) {
            write("src/" + module + "/main/java/A.java", 10);
        }
        write("exercises/contracts/main/java/A.java", 10);
        write("src/web/main/java/sphericalknight/web/live/A.java", 10);
        write("src/browser/pom.xml", 10);
        write("pom.xml", 10);
        BuiltMachine machine = new BuiltMachine(root);
        assertThat(machine.newerSource()).isEmpty();
        assertThat(machine.files()).isEmpty();
        write("src/browser/target/machine/worker.js", 10);
        assertThat(machine.newerSource()).isEmpty();
        assertThat(machine.files()).containsOnlyKeys("worker.js");
        write("src/web/main/java/sphericalknight/web/site/Page.java", 11);
        assertThat(machine.newerSource()).isEmpty();
        write("src/browser/main/java/B.java", 11);
        assertThat(machine.newerSource()).contains(Path.of("src/browser/main/java/B.java"));
    }

    @Test
    @DisplayName("is not to be built by students: their hand-out has no solutions, and the line for them no Maven")
    void instead() throws IOException {
        BuiltMachine machine = new BuiltMachine(root);
        write("src/browser/main/java/A.java", 10);
        assertThat(machine.instead()).isEqualTo("; solve them in your editor with ./course watch.");
        write("solutions/pom.xml", 10);
        assertThat(machine.instead()).isEqualTo(", because their compiler is not built: add --build.");
    }

    @Test
    @DisplayName("has for sources what is there")
    void sources() {
        for (String source : BuiltMachine.SOURCES) {
            assertThat(Path.of(System.getProperty("course.root"), source)).exists();
        }
    }

    @Test
    @DisplayName("has for sources the modules that its pom names; of the web pages the live boards are enough")
    void modules() throws IOException {
        String pom = Files.readString(Path.of(System.getProperty("course.root"), "src/browser/pom.xml"));
        List<String> modules = Pattern.compile("<artifactId>spherical-knight-(\\w+)</artifactId>")
                .matcher(pom)
                .results()
                .map(artifact -> artifact.group(1))
                .filter(module -> !module.equals("web"))
                .toList();
        assertThat(modules)
                .contains("browser", "contracts", "common")
                .allSatisfy(module -> assertThat(BuiltMachine.SOURCES)
                        .contains(module.equals("contracts") ? "exercises/contracts/main" : "src/" + module + "/main"));
    }
}
