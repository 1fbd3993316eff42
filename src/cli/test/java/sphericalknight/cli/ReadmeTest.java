package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.draw.Draw.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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
    @DisplayName("names only folders that are there; CONTRIBUTING has a line for each room")
    void folders() throws IOException {
        assertThat(found("\n- `([a-z/]+)/`")).isNotEmpty().allMatch(folder -> Files.isDirectory(root.resolve(folder)));
        String contributing = Files.readString(root.resolve("CONTRIBUTING.md"));
        try (Stream<Path> rooms = Files.list(root.resolve("src"))) {
            assertThat(rooms.filter(room -> Files.exists(room.resolve("pom.xml"))))
                    .allSatisfy(room -> assertThat(contributing).contains("| `src/" + room.getFileName() + "` |"));
        }
    }

    @Test
    @DisplayName("links and shows only files that exist")
    void links() {
        assertThat(found("\\]\\((?!https:)([^)#]+)\\)"))
                .isNotEmpty()
                .allMatch(target -> Files.exists(root.resolve(target)));
    }

    @Test
    @DisplayName("shows what its six lines show")
    void sixLines() {
        long knight = set("a4");
        assertThat(readme)
                .contains("long right = knight << 10;", "long left = knight << 6;")
                .contains("```text\n" + board("a knight on a4", knight << 6 | knight << 10) + "\n```");
    }

    @Test
    @DisplayName("begins with the picture: above it only the title")
    void firstScreen() {
        assertThat(readme.lines().filter(line -> !line.isBlank()).toList().get(1))
                .startsWith("![")
                .endsWith("](notebooks/pictures/knight.svg)");
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
