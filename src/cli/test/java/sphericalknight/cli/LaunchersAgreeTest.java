package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.common.CoursePaths;

@DisplayName("The launchers for Linux, macOS and Windows agree with the project")
class LaunchersAgreeTest {
    private static final Path ROOT = CoursePaths.find().root();

    @ParameterizedTest
    @ValueSource(strings = {"course", "course.cmd"})
    @DisplayName("the class path has the classes of every module that the commands need")
    void modules(String launcher) throws IOException {
        String last = "";
        Matcher list = Pattern.compile("(?:modules=\"|in \\()((?:(?:src|exercises)[/\\\\]\\w+[ \")]+)+)")
                .matcher(Files.readString(ROOT.resolve(launcher)));
        while (list.find()) {
            last = list.group(1);
        }
        assertThat(List.of(
                        last.replace('\\', '/').replaceAll("[\")]", "").strip().split(" ")))
                .containsExactlyElementsOf(CoursePaths.COMMAND_MODULES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"course", "course.cmd"})
    @DisplayName("both build the same modules and start the same class")
    void build(String launcher) throws IOException {
        assertThat(Files.readString(ROOT.resolve(launcher)))
                .contains(
                        "-pl src/cli,src/bench -am process-classes",
                        Course.class.getName(),
                        "verify -Dcourse.full=true");
    }
}
