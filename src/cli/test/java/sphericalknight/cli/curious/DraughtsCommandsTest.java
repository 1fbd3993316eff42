package sphericalknight.cli.curious;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.cli.CommandTester;

@DisplayName("perft and moves of Russian draughts")
class DraughtsCommandsTest {
    private static JsonNode json(String... words) throws Exception {
        return new ObjectMapper().readTree(CommandTester.run(words).out());
    }

    @Test
    @DisplayName("perft counts 929,899 results at depth 8, split by moves")
    void perft() throws Exception {
        JsonNode perft =
                json("perft", "--game", "russian", "--depth", "8", "--sliders", "gather", "--divide", "--json");
        assertThat(perft.get("game").asText()).isEqualTo("russian");
        assertThat(perft.get("nodes").asLong()).isEqualTo(929_899);
        assertThat(perft.get("sliders").asText()).isEqualTo("gather");
        assertThat(perft.get("divide")).hasSize(7);
        long sum = 0;
        for (JsonNode leaves : perft.get("divide")) {
            sum += leaves.asLong();
        }
        assertThat(sum).isEqualTo(929_899);
    }

    @Test
    @DisplayName("moves tells PDN, both ends and the captured squares")
    void moves() throws Exception {
        JsonNode moves = json("moves", "--game", "russian", "W:WKa1:Bd4,g7", "--json");
        assertThat(moves.get("fen").asText()).isEqualTo("W:WKa1:Bd4,g7");
        assertThat(moves.get("moves")).hasSize(1);
        JsonNode move = moves.get("moves").get(0);
        assertThat(move.get("pdn").asText()).isEqualTo("a1:e5:h8");
        assertThat(move.get("from").asText()).isEqualTo("a1");
        assertThat(move.get("to").asText()).isEqualTo("h8");
        assertThat(move.get("captured")).extracting(JsonNode::asText).containsExactly("d4", "g7");
        assertThat(CommandTester.run("moves", "--game", "russian").out().lines())
                .hasSize(7)
                .contains("c3-d4");
    }
}
