package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The examples of grading on several machines use no option that there is not. */
class ExamplesTest {
    private static final Pattern COMMAND = Pattern.compile("course grade (?:[^\\n]|\\n(?=\\s+--|\\s+course))*");
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

    @Test
    void everyOptionExists() throws IOException {
        CommandLine grade = Course.commandLine().getSubcommands().get("grade");
        Set<String> known = new TreeSet<>(grade.getCommandSpec().optionsMap().keySet());
        known.addAll(grade.getSubcommands()
                .get("merge")
                .getCommandSpec()
                .optionsMap()
                .keySet());
        int commands = 0;
        for (Path file : examples()) {
            Matcher command = COMMAND.matcher(Files.readString(file));
            while (command.find()) {
                commands++;
                Matcher option = OPTION.matcher(command.group());
                while (option.find()) {
                    assertThat(known)
                            .as(file.getFileName() + ": " + command.group())
                            .contains(option.group());
                }
            }
        }
        assertThat(commands).isGreaterThanOrEqualTo(6);
    }

    private static List<Path> examples() throws IOException {
        Path folder = Path.of(System.getProperty("course.root")).resolve("src/grader/examples");
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
