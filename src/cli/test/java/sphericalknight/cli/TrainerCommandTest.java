package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("trainer: the page of the mate with bishop and knight")
class TrainerCommandTest {
    @Test
    @DisplayName("refuses a port that is taken or none")
    void refuses() throws Exception {
        refused("is not a port", "trainer", "--port", "70000");
        try (ServerSocket taken = new ServerSocket(0)) {
            refused("is taken", "trainer", "--port", String.valueOf(taken.getLocalPort()));
        }
    }

    private static void refused(String words, String... command) throws Exception {
        Result result = CommandTester.run(command);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains(words).hasLineCount(1);
    }
}
