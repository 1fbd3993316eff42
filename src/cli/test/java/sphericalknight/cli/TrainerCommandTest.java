package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("trainer: the page of the mate with bishop and knight")
class TrainerCommandTest {
    @Test
    @DisplayName("writes seven files into a new folder, and nothing beside it")
    void writes(@TempDir Path folder) throws Exception {
        Result result = CommandTester.run("trainer", folder.resolve("page").toString());
        assertThat(result.exitCode()).isZero();
        try (var files = Files.list(folder.resolve("page"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "index.html",
                            "trainer.css",
                            "trainer.js",
                            "board.js",
                            "rules.js",
                            "table.js",
                            "kbnk.table");
        }
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("page"));
        }
    }

    @Test
    @DisplayName("refuses a folder that is there, one without a parent, and a port that is taken or none")
    void refuses(@TempDir Path folder) throws Exception {
        refused("exists already", "trainer", folder.toString());
        refused("Cannot write", "trainer", folder.resolve("no/such").toString());
        refused("is not a port", "trainer", "--port", "70000");
        try (ServerSocket taken = new ServerSocket(0)) {
            refused("is taken", "trainer", "--port", String.valueOf(taken.getLocalPort()));
        }
    }

    @Test
    @DisplayName("leaves nothing behind where the folder cannot take its name: here a link to nowhere has it")
    @DisabledOnOs(OS.WINDOWS)
    void leavesNothing(@TempDir Path folder) throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("page"), folder.resolve("nowhere"));
        refused("Cannot write", "trainer", link.toString());
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(link);
        }
    }

    private static void refused(String words, String... command) throws Exception {
        Result result = CommandTester.run(command);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains(words).hasLineCount(1);
    }
}
