package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester.Result;
import sphericalknight.storage.games.MoveWeights;
import sphericalknight.storage.games.RankCounts;

@DisplayName("train games, train ranks: what is learned about moves")
class TrainGamesTest {
    private static final String GAMES = """
            # three games
            e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
            d4 d5 c4 e6 Nc3 Nf6
            f3 e5 g4 Qh4#
            """;

    @TempDir
    Path folder;

    @Test
    @DisplayName("games writes weights that can be read, the same bytes each time")
    void games() throws Exception {
        Path first = folder.resolve("first.bin");
        Path second = folder.resolve("second.bin");
        String file = gamesFile();
        Result result = CommandTester.run("train", "games", "--games", file, "--out", first.toString());
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("3 games, 20 plies").contains(" weights are used");
        CommandTester.run("train", "games", "--games", file, "--out", second.toString());
        assertThat(first).hasSameBinaryContentAs(second);
        assertThat(MoveWeights.of(Files.readAllBytes(first)).toBytes()).hasSize(MoveWeights.count() + 8);
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    @DisplayName("ranks writes counts that can be read")
    void ranks() throws Exception {
        Path out = folder.resolve("ranks.bin");
        assertThat(CommandTester.run("train", "ranks", "--games", gamesFile(), "--out", out.toString())
                        .exitCode())
                .isZero();
        assertThat(RankCounts.of(Files.readAllBytes(out)).toBytes()).hasSize(2048);
    }

    private String gamesFile() throws Exception {
        return Files.writeString(folder.resolve("games.txt"), GAMES).toString();
    }

    @Test
    @DisplayName("faults are answered in one sentence, exit code 2")
    void faults() throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.txt"), "e4 e5\ne4 Ke4\n");
        Result illegal = CommandTester.run("train", "games", "--games", bad.toString());
        assertThat(illegal.exitCode()).isEqualTo(2);
        assertThat(illegal.err())
                .startsWith(bad + ", line 2: ply 2, SAN \"Ke4\"")
                .hasLineCount(1);
        Result none = CommandTester.run(
                "train", "ranks", "--games", folder.resolve("none").toString());
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).startsWith("There is no file ");
        Result nowhere = CommandTester.run(
                "train",
                "ranks",
                "--games",
                gamesFile(),
                "--out",
                folder.resolve("no/such/file").toString());
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.err()).startsWith("Cannot write ");
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("the command writes the shipped weights, byte for byte")
    void shipped() throws Exception {
        Path out = folder.resolve("weights.bin");
        assertThat(CommandTester.run("train", "games", "--out", out.toString()).exitCode())
                .isZero();
        assertThat(Files.readAllBytes(out)).isEqualTo(MoveWeights.shipped().toBytes());
    }
}
