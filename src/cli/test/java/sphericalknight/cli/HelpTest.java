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
class HelpTest {
    @Test
    @DisplayName("explains each command for learners, and names the others")
    void complete() {
        CommandLine course = Course.commandLine();
        String help = course.getUsageMessage(CommandLine.Help.Ansi.OFF);
        Set<String> named = new TreeSet<>();
        help.lines()
                .filter(line -> line.matches("  [a-z]\\S* +\\S.*"))
                .forEach(line -> named.add(line.strip().split(" ")[0]));
        assertThat(named).contains("lab", "check", "watch").doesNotContain("grade", "release", "selfcheck", "perft");
        help.lines()
                .filter(line -> line.startsWith("For "))
                .forEach(line -> named.addAll(Set.of(line.split(": ")[1].split(", "))));
        assertThat(named)
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
}
