package sphericalknight.cli.curious;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("perft, moves and zobrist")
class ChessCommandsTest {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private static JsonNode json(String... words) throws Exception {
        Result result = CommandTester.run(words);
        assertThat(result.exitCode()).as(result.err()).isZero();
        return new ObjectMapper().readTree(result.out());
    }

    @Test
    @DisplayName("perft counts from the start position when none is given")
    void countsFromTheStart() {
        Result result = CommandTester.run("perft", "--depth", "4");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains("perft(4) = 197,281", "1 thread");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    @DisplayName("perft --json has the fields of the contract, on threads:")
    void perftJson(String threads) throws Exception {
        JsonNode perft = json(
                "perft",
                KIWIPETE,
                "--depth",
                "3",
                "--divide",
                "--rounds",
                "2",
                "--threads",
                threads,
                "--sliders",
                "magic",
                "--json");
        assertThat(perft.get("game").asText()).isEqualTo("chess");
        assertThat(perft.get("fen").asText()).isEqualTo(KIWIPETE);
        assertThat(perft.get("depth").asInt()).isEqualTo(3);
        assertThat(perft.get("nodes").asLong()).isEqualTo(97_862);
        assertThat(perft.get("rounds")).hasSize(2);
        assertThat(perft.get("seconds").asDouble()).isPositive();
        assertThat(perft.get("nodesPerSecond").asLong()).isPositive();
        assertThat(perft.get("sliders").asText()).isEqualTo("magic");
        assertThat(perft.get("threads").asInt()).isEqualTo(Integer.parseInt(threads));
        assertThat(perft.get("divide")).hasSize(48);
        assertThat(perft.get("divide").get("e1g1").asLong()).isEqualTo(2_059);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    @DisplayName("a transposition table gives the same number, on threads:")
    void perftHashed(String threads) throws Exception {
        JsonNode perft = json("perft", KIWIPETE, "--depth", "4", "--hash", "1", "--threads", threads, "--json");
        assertThat(perft.get("nodes").asLong()).isEqualTo(4_085_603);
        assertThat(perft.get("hash").asInt()).isEqualTo(1);
    }

    @Test
    @DisplayName("on two threads a root move that mates keeps its place in the split, with no leaves")
    void mateKeepsItsPlace() throws Exception {
        JsonNode perft = json(
                "perft", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "--depth", "3", "--divide", "--threads", "2", "--json");
        assertThat(perft.get("divide").get("a1a8").asLong()).isZero();
    }

    @Test
    @DisplayName("moves lists UCI and SAN; the FEN need not be quoted")
    void moves() throws Exception {
        List<String> words = new ArrayList<>(List.of("moves"));
        words.addAll(List.of("n3k3/1P6/8/8/8/8/8/R3K3 w Q - 0 1".split(" ")));
        Result text = CommandTester.run(words.toArray(String[]::new));
        assertThat(text.exitCode()).isZero();
        assertThat(text.out().lines()).contains("b7a8q  bxa8=Q+", "e1c1   O-O-O", "a1a8   Rxa8+");
        words.add("--json");
        JsonNode moves = json(words.toArray(String[]::new));
        assertThat(moves.get("fen").asText()).isEqualTo("n3k3/1P6/8/8/8/8/8/R3K3 w Q - 0 1");
        assertThat(moves.get("moves").findValuesAsText("san")).contains("bxa8=Q+", "O-O-O");
        assertThat(moves.get("moves")).hasSize((int) text.out().lines().count());
    }

    @Test
    @DisplayName("zobrist prints 16 hexadecimal digits, by the course's numbers or by Polyglot's")
    void zobrist() {
        assertThat(CommandTester.run("zobrist", "startpos").out().strip()).isEqualTo("66cd7e07529a4133");
        assertThat(CommandTester.run("zobrist", "startpos", "--keys", "polyglot")
                        .out()
                        .strip())
                .isEqualTo("463b96181691fc9c");
    }
}
