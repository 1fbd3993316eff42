package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import sphericalknight.common.CoursePaths;

@DisplayName("The help")
class CommandGroupsTest {
    private static final Set<String> PROMISED = Set.of("perft", "moves", "zobrist", "kbnk", "bits", "bench");

    @Test
    @DisplayName("shows each command once: in a group, or among the tools")
    void complete() {
        CommandLine course = Course.commandLine();
        CommandLine tools = course.getSubcommands().get("tools");
        Set<String> shown = new TreeSet<>();
        course.getUsageMessage(CommandLine.Help.Ansi.OFF)
                .lines()
                .filter(line -> line.matches("  [a-z]\\S* +\\S.*"))
                .forEach(line -> assertThat(shown.add(line.strip().split(" ")[0]))
                        .as(line)
                        .isTrue());
        assertThat(shown).doesNotContainAnyElementsOf(tools.getSubcommands().keySet());
        shown.addAll(tools.getSubcommands().keySet());
        shown.add("help");
        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(course.getSubcommands().keySet());
    }

    @Test
    @DisplayName("--version names the version of the newest entry of the changelog")
    void version() throws IOException {
        Path changelog = CoursePaths.find().root().resolve("CHANGELOG.md");
        String newest = Files.readString(changelog)
                .lines()
                .filter(line -> line.startsWith("## "))
                .findFirst()
                .orElseThrow();
        assertThat(CommandTester.run("--version").out().strip()).isEqualTo("Spherical Knight " + newest.split(" ")[1]);
    }

    @Test
    @DisplayName("a tool is a command of its own, too: its old name is promised")
    void oldNames() {
        assertThat(Course.commandLine().getSubcommands()).containsKeys(PROMISED.toArray(String[]::new));
        assertThat(CommandTester.run("tools", "zobrist").out())
                .isEqualTo(CommandTester.run("zobrist").out())
                .hasSize(17);
    }
}
