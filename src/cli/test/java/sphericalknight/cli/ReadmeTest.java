package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;

@DisplayName("README.md")
class ReadmeTest {
    private final Path root = CoursePaths.find().root();
    private String readme;

    @BeforeEach
    void read() throws IOException {
        readme = Files.readString(root.resolve("README.md"));
    }

    @Test
    @DisplayName("names only commands that exist")
    void commands() {
        Set<String> there = Course.commandLine().getSubcommands().keySet();

        assertThat(found("\\./course ([a-z]+)")).isNotEmpty().allMatch(there::contains);
    }

    @Test
    @DisplayName("has a line for every folder, and every folder it names is there")
    void folders() throws IOException {
        Set<String> there = new TreeSet<>();
        for (String folder : List.of("", "src", "exercises")) {
            try (Stream<Path> inside = Files.list(root.resolve(folder))) {
                inside.filter(Files::isDirectory)
                        .map(path -> root.relativize(path).toString().replace('\\', '/'))
                        .filter(name -> !name.startsWith(".")
                                && !Set.of("src", "exercises", "target").contains(name))
                        .filter(this::holdsFiles)
                        .forEach(there::add);
            }
        }

        assertThat(found("\n- `([a-z/]+)/`")).containsExactlyInAnyOrderElementsOf(there);
    }

    @Test
    @DisplayName("links and shows only files that exist")
    void links() {
        assertThat(found("\\]\\((?!https:)([^)#]+)\\)"))
                .isNotEmpty()
                .allMatch(target -> Files.exists(root.resolve(target)));
    }

    @Test
    @DisplayName("begins with the picture: above it only the title")
    void firstScreen() {
        assertThat(readme.lines().filter(line -> !line.isBlank()).toList().get(1))
                .startsWith("![")
                .endsWith("](notebooks/pictures/knight.svg)");
    }

    /** A folder of build leftovers does not count. */
    private boolean holdsFiles(String folder) {
        try (Stream<Path> files = Files.walk(root.resolve(folder))) {
            return files.filter(Files::isRegularFile)
                    .anyMatch(file -> !root.relativize(file).toString().contains("target"));
        } catch (IOException e) {
            return false;
        }
    }

    private List<String> found(String pattern) {
        return Pattern.compile(pattern)
                .matcher(readme)
                .results()
                .map(result -> result.group(1))
                .distinct()
                .toList();
    }
}
