package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.common.UserError;

@DisplayName("What cannot be done is said in one sentence on stderr:")
class ExitCodeTest {
    @ParameterizedTest
    @DisplayName("bad input, which is named; exit code 2:")
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense                        | There is no command nonsense.",
                "hlep                            | There is no command hlep. See: ./course help",
                "help hlep                       | Unknown subcommand 'hlep'. See: ./course help",
                "grade --lesosn=2                | Unknown option: '--lesosn=2'. See: ./course help grade",
                "check --xy 2.9                  | Unknown option: '--xy'. See: ./course help check",
                "lab --prot 80                   | '--prot'",
                "lab --port many                 | 'many'",
                "lab --port 70000                | 65535",
                "trainer --port 70000            | is not a port",
                "lab no-such-lesson              | no-such-lesson",
                "run 17                          | There is no lesson '17'; the lessons are: 00-start, ",
                "check 2.9                       | There is no exercise 2.9; lesson 2 has 2.1 to 2.4.",
                "check foo                       | There is no exercise or lesson foo: name an exercise, such as 2.1, or a lesson, 0 to 13.",
                "hint 2                          | one exercise is needed, such as 2.1",
                "hint 2.1 4                      | There is no hint 4; choose 1, 2 or 3.",
                "kernel                          | subcommand",
                "kernel install --user --prefix x | mutually exclusive",
                "kernel install --classroom      | --classroom needs --user or --prefix DIR",
                "test                            | ./course test",
                "run 00 --out pom.xml            | is a file; name a folder",
                "release pom.xml                 | is a file; name a folder",
                "release new-folder --lesson 99  | There is no lesson 99; the lessons are 0 to 13.",
                "perft                                   | --depth",
                "perft --depth -1                        | --depth is -1",
                "perft --depth 33                        | 0 to 32",
                "perft --depth 1 --rounds 0              | --rounds is 0",
                "perft --depth 1 --threads 0             | --threads is 0",
                "perft --depth 1 --sliders rotated       | \"rotated\" is not a slider method",
                "perft --depth 1 --hash 0                | --hash is 0",
                "perft --depth 1 --hash 1 --game russian | --hash is 1, but draughts",
                "perft --depth 1 --game go               | go",
                "perft 8/8 w - - --depth 1               | FEN field 1 (pieces)",
                "moves 4k3/8/8/8/8/8/8/4K3 x - -         | FEN field 2 (side to move)",
                "zobrist 4k3/8/8/8/8/8/8/4K3 w K -       | FEN field 3 (castling)",
                "zobrist startpos --keys mine            | mine",
                "moves --game russian W:Wa1                            | has 2 fields",
                "perft --game russian --depth 1 W:Wb1:B                | FEN field 2 names",
                "perft --game russian --depth 1 --sliders pext         | is not a method for draughts kings",
                "perft --game russian --depth 1 --threads 2            | --threads is 2",
                "kbnk probe k7/8/NK6/8/8/8/8/8 w - - 0 1        | white bishop",
                "kbnk probe kK6/8/N7/1B6/8/8/8/8 w - - 0 1      | the kings on b8 and a8 touch",
                "kbnk probe nonsense                             | FEN",
                "kbnk build /no/such/folder/table                | Cannot write"
            })
    void badInput(String line, String part) {
        CommandTester.run(line.split(" +")).isRefused(part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lab", "trainer"})
    @DisplayName("a port that is taken is named, with the way out:")
    void portTaken(String command) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            CommandTester.run(command, "--port", port).isRefused("Port " + port + " is taken", "leave --port out");
        }
    }

    @Test
    @DisplayName("a UserError is its own sentence; any other exception is not shown, but kept in a log that is named")
    void exceptions() {
        assertThat(said(new UserError("The file x is empty; give another.")))
                .isEqualTo("The file x is empty; give another.");
        assertThat(said(new IllegalStateException("inner\ndetails")))
                .contains("Something went wrong that should not (IllegalStateException)", "error.log")
                .doesNotContain("\n");
        assertThat(Full.project().log("error")).content().contains("inner\ndetails", "\tat ");
    }

    private static String said(RuntimeException exception) {
        StringWriter err = new StringWriter();
        assertThat(ExitCode.exception(exception, Course.commandLine().setErr(new PrintWriter(err, true)), null))
                .isEqualTo(2);
        return err.toString().strip();
    }
}
