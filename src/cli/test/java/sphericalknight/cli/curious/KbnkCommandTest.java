package sphericalknight.cli.curious;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;

@DisplayName("kbnk: the mate table of bishop and knight")
class KbnkCommandTest {
    private static JsonNode json(String... words) throws Exception {
        return new ObjectMapper().readTree(CommandTester.run(words).out());
    }

    @Test
    @DisplayName("stats has the essay's four figures")
    void stats() throws Exception {
        JsonNode stats = json("kbnk", "stats", "--json");
        assertThat(stats.get("mates").asInt()).isEqualTo(232);
        assertThat(stats.get("legalWhiteToMove").asInt()).isEqualTo(5_437_752);
        assertThat(stats.get("maximum").asInt()).isEqualTo(33);
        assertThat(stats.get("whiteToMove").get("1").asInt()).isEqualTo(920);
        assertThat(stats.get("blackToMove").get("1").asInt()).isEqualTo(156);
    }

    @Test
    @DisplayName("probe tells a mate in one with its move, for both bishops")
    void mateInOne() throws Exception {
        JsonNode light = json("kbnk", "probe", "k7/8/NK6/1B6/8/8/8/8 w - - 0 1", "--json");
        assertThat(light.get("result").asText()).isEqualTo("win");
        assertThat(light.get("moves").asInt()).isEqualTo(1);
        assertThat(light.get("best")).extracting(JsonNode::asText).contains("b5c6");
        JsonNode dark = json("kbnk", "probe", "7k/8/6KN/6B1/8/8/8/8 w - - 0 1", "--json");
        assertThat(dark.get("best")).extracting(JsonNode::asText).contains("g5f6");
    }

    @Test
    @DisplayName("probe tells checkmate, stalemate and a man taken")
    void withBlackToMove() throws Exception {
        assertThat(json("kbnk", "probe", "k7/8/NKB5/8/8/8/8/8 b - - 0 1", "--json")
                        .get("reason")
                        .asText())
                .isEqualTo("checkmate");
        assertThat(json("kbnk", "probe", "k7/8/NK6/1B6/8/8/8/8 b - - 0 1", "--json")
                        .get("reason")
                        .asText())
                .isEqualTo("stalemate");
        JsonNode taken = json("kbnk", "probe", "8/8/8/3Nk3/8/8/8/5B1K b - - 0 1", "--json");
        assertThat(taken.get("result").asText()).isEqualTo("draw");
        assertThat(taken.get("replies").get("e5d5").asText()).isEqualTo("draw");
        assertThat(taken.get("reason").asText()).isEqualTo("Black captures a piece");
    }

    @Test
    @DisplayName(
            "build writes 16 MiB; probe answers the same from it, and refuses one cut short, changed, or absent in a sentence")
    void files(@TempDir Path folder) throws Exception {
        Path table = folder.resolve("table");
        assertThat(CommandTester.run("kbnk", "build", table.toString()).exitCode())
                .isZero();
        assertThat(table).hasSize(16 * 1024 * 1024);
        for (String fen : List.of("k7/8/NK6/1B6/8/8/8/8 w", "7k/8/6KN/6B1/8/8/8/8 w", "8/8/8/3Nk3/8/8/8/5B1K b")) {
            assertThat(json("kbnk", "probe", fen + " - - 0 1", "--table", table.toString(), "--json"))
                    .isEqualTo(json("kbnk", "probe", fen + " - - 0 1", "--json"));
        }
        byte[] bytes = Files.readAllBytes(table);
        refused(folder, Arrays.copyOf(bytes, bytes.length - 1), "16,777,215 bytes instead of 16,777,216");
        bytes[5_000_000] ^= 1;
        refused(folder, bytes, "its checksum is wrong");
        Files.delete(folder.resolve("bad"));
        refused(folder, null, "There is no file");
    }

    private static void refused(Path folder, byte[] bytes, String words) throws Exception {
        Path bad = folder.resolve("bad");
        if (bytes != null) {
            Files.write(bad, bytes);
        }
        CommandTester.run("kbnk", "probe", "k7/8/NK6/1B6/8/8/8/8 w - - 0 1", "--table", bad.toString())
                .isRefused(words);
    }
}
