package sphericalknight.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.bits.LowestBits;
import sphericalknight.bits.PopCounts;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;

@DisplayName("course bench")
class BenchTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("popcount runs: every way and density, waiting or not, evicted or not; stored and printed as JSON")
    void popcountRuns() throws Exception {
        JsonNode report =
                new ObjectMapper().readTree(output(0, "popcount", "--quick", "--json", "--store", folder.toString()));
        assertThat(report.fieldNames()).toIterable().containsExactly("machine", "jvm", "commit", "results");
        assertThat(report.get("jvm").asText()).contains(System.getProperty("java.runtime.version"));
        Set<String> measured = new HashSet<>();
        for (JsonNode result : report.get("results")) {
            assertThat(result.get("score").asDouble()).as(result.toString()).isPositive();
            measured.add(
                    result.get("name").asText() + " " + result.get("params").findValuesAsText("method"));
        }
        for (PopCounts way : PopCounts.values()) {
            assertThat(measured).contains("popcount.count [" + way + "]");
        }
        int ways = PopCounts.values().length;
        assertThat(report.get("results").size()).isEqualTo(2 * 5 * ways + 4 * 5);
        String stored = Files.readString(
                folder.resolve("popcount-java" + Runtime.version().feature() + ".json"));
        assertThat(new ObjectMapper().readTree(stored)).isEqualTo(report);
    }

    @Test
    @DisplayName("lsb runs and prints one line per figure")
    void lsbRuns() throws Exception {
        String text = output(0, "lsb", "--quick");
        for (LowestBits way : LowestBits.values()) {
            assertThat(text).containsPattern("LsbBench\\.lowest +" + way + " +avgt +[0-9.]+ +ns/op");
        }
    }

    @Test
    @DisplayName("sliders and magic run with every slider method that this Java has")
    void slidersRun() throws Exception {
        String text = output(0, "sliders", "magic", "--quick");
        for (Sliders way : SliderMethods.all()) {
            assertThat(text)
                    .containsPattern("SlidersBench\\.queen +PLAYED +" + way.name() + " +avgt +[0-9.]+ +ns/op")
                    .containsPattern("MagicBench\\.start +" + way.name() + " +avgt +[0-9.]+ +us/op");
        }
    }

    @Test
    @DisplayName("perft counts rightly in every way")
    void perftRuns() throws Exception {
        JsonNode report = new ObjectMapper().readTree(output(0, "perft", "--quick", "--json"));
        Set<String> ways = new HashSet<>();
        for (JsonNode result : report.get("results")) {
            assertThat(result.get("score").asDouble()).as(result.toString()).isPositive();
            ways.add(result.at("/params/counting").asText());
            assertThat(result.get("unit").asText()).isEqualTo("ops/us");
            assertThat(result.at("/params/position").asText()).isIn("start", "kiwipete");
        }
        assertThat(ways).containsExactlyInAnyOrder("list", "list-bulk", "sets", "sets-bulk");
        assertThat(report.get("results").findValuesAsText("name")).contains("perft.course");
    }

    @Test
    @DisplayName("a benchmark that does not exist: exit code 2 and the names that do")
    void unknownName() throws Exception {
        PrintStream terminal = System.err;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setErr(new PrintStream(captured, true, StandardCharsets.UTF_8));
        try {
            assertThat(Bench.run("popcnt")).isEqualTo(2);
        } finally {
            System.setErr(terminal);
        }
        assertThat(captured.toString(StandardCharsets.UTF_8))
                .startsWith("no benchmark is called \"popcnt\"; there are ")
                .contains("lsb", "popcount");
    }

    @Test
    @DisplayName("words of a given density have exactly so many bits; lowest bits are spread over the board")
    void wordsAreAsDescribed() {
        for (int bits : new int[] {0, 8, 32, 56, 64}) {
            assertThat(Density.words(100, bits)).hasSize(100).satisfies(words -> {
                for (long word : words) {
                    assertThat(PopCounts.NAIVE.count(word)).isEqualTo(bits);
                }
            });
        }
        Set<Integer> lowest = new HashSet<>();
        for (long word : Density.wordsByLowestBit(1_024)) {
            lowest.add(LowestBits.WALK.index(word));
        }
        assertThat(lowest).hasSize(64);
    }

    private static String output(int exit, String... args) throws Exception {
        PrintStream terminal = System.out;
        ByteArrayOutputStream captured = new ByteArrayOutputStream();
        System.setOut(new PrintStream(captured, true, StandardCharsets.UTF_8));
        try {
            assertThat(Bench.run(args)).isEqualTo(exit);
        } finally {
            System.setOut(terminal);
        }
        return captured.toString(StandardCharsets.UTF_8);
    }
}
