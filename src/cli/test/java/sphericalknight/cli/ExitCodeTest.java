package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import sphericalknight.common.UserError;

@DisplayName("A command that does not work says one sentence on stderr")
class ExitCodeTest {
    private final StringWriter err = new StringWriter();
    private final StringWriter out = new StringWriter();

    private int course(String... words) {
        return commandLine().execute(words);
    }

    private CommandLine commandLine() {
        return Course.commandLine().setErr(new PrintWriter(err, true)).setOut(new PrintWriter(out, true));
    }

    private void assertOneSentence(String... parts) {
        assertThat(err.toString().strip()).doesNotContain("\n", "\tat ").contains(parts);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @DisplayName("exit code 2, naming the word that is wrong:")
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense                        | There is no command nonsense.",
                "lab --prot 80                   | '--prot'",
                "lab --port many                 | 'many'",
                "lab --port 70000                | 65535",
                "trainer --port 70000            | is not a port",
                "lab no-such-lesson              | no-such-lesson",
                "kernel                          | subcommand",
                "kernel install --user --prefix x | mutually exclusive",
                "kernel install --classroom      | --classroom needs --user or --prefix DIR",
                "test                            | ./course test",
                "run 00 --out pom.xml            | is a file; name a folder",
                "release pom.xml                 | is a file; name a folder",
            })
    void badInput(String line, String part) {
        assertThat(course(line.split(" "))).isEqualTo(2);
        assertOneSentence(part);
    }

    @ParameterizedTest
    @DisplayName("the help of the command is named:")
    @CsvSource(
            delimiter = '|',
            value = {
                "hlep             | There is no command hlep. See: ./course help",
                "help hlep        | Unknown subcommand 'hlep'. See: ./course help",
                "grade --lesosn=2 | Unknown option: '--lesosn=2'. See: ./course help grade",
                "check --xy 2.9   | Unknown option: '--xy'. See: ./course help check",
            })
    void see(String line, String sentence) {
        assertThat(course(line.split(" "))).isEqualTo(2);
        assertThat(err.toString().strip()).isEqualTo(sentence);
    }

    @Test
    @DisplayName("a port that is taken is named, with the way out")
    void portTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            for (String command : List.of("lab", "trainer")) {
                err.getBuffer().setLength(0);
                assertThat(course(command, "--port", port)).isEqualTo(2);
                assertOneSentence("Port " + port + " is taken", "leave --port out");
            }
        }
    }

    @Test
    @DisplayName("a UserError is its own sentence")
    void userError() {
        assertThat(ExitCode.exception(new UserError("The file x is empty; give another."), commandLine(), null))
                .isEqualTo(2);
        assertThat(err.toString().strip()).isEqualTo("The file x is empty; give another.");
    }

    @Test
    @DisplayName("any other exception is not shown, but kept in a log that is named")
    void unexpected() {
        assertThat(ExitCode.exception(new IllegalStateException("inner\ndetails"), commandLine(), null))
                .isEqualTo(2);
        assertOneSentence("Something went wrong that should not (IllegalStateException)", "error.log");
        assertThat(Full.project().log("error")).content().contains("inner\ndetails", "\tat ");
    }

    @Test
    @DisplayName("help is no error: exit code 0, and every command is in its list")
    void help() {
        assertThat(course("help")).isZero();
        assertThat(out.toString()).contains("  lab ", "  doctor ", "  run ", " kernel\n", " test, ");
        assertThat(err.toString()).isEmpty();
    }
}
