package sphericalknight.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.chess.endgame.MateFen;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

@DisplayName("The trainer's JavaScript")
class TrainerRulesTest {
    private static final MateTable TABLE = MateTable.build();

    @Test
    @DisplayName("knows the same legal positions, moves and distances as the library, on 3,000 random placements")
    void sameAsTheLibrary(@TempDir Path folder) throws Exception {
        Node.need("node");
        Node.unpack(folder, "rules-check.mjs");
        Files.writeString(folder.resolve("positions.json"), positions(3_000));
        Node.Run run = Node.run(folder, "node", "rules-check.mjs");
        assertThat(run.text()).contains("legal and ").contains(" 0 differences");
        assertThat(run.exitCode()).isZero();
    }

    /** Random placements of the four men, the illegal ones apart. */
    private static String positions(int count) {
        SplittableRandom random = new SplittableRandom(20261121);
        List<String> legal = new ArrayList<>();
        List<String> illegal = new ArrayList<>();
        while (legal.size() + illegal.size() < count) {
            String fen = fen(random);
            try {
                MatePosition position = MateFen.read(fen + " - - 0 1");
                legal.add("{\"fen\": \"" + fen + "\", \"moves\": " + TABLE.moves(position) + ", \"choices\": "
                        + json(position) + "}");
            } catch (IllegalArgumentException wrong) {
                illegal.add("\"" + fen + "\"");
            }
        }
        assertThat(illegal).hasSizeGreaterThan(100);
        return "{\"legal\": [" + String.join(",\n", legal) + "],\n\"illegal\": [" + String.join(", ", illegal) + "]}";
    }

    private static String json(MatePosition position) {
        List<String> members = new ArrayList<>();
        TABLE.choices(position).forEach((move, moves) -> members.add("\"" + move + "\": " + moves));
        return "{" + String.join(", ", members) + "}";
    }

    /** Four men on different squares. */
    private static String fen(SplittableRandom random) {
        char[] board = new char[64];
        for (char man : "KBNk".toCharArray()) {
            int square;
            do {
                square = random.nextInt(64);
            } while (board[square] != 0);
            board[square] = man;
        }
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char man = board[8 * rank + file];
                if (man != 0 && empty > 0) {
                    fen.append(empty);
                }
                empty = man == 0 ? empty + 1 : 0;
                fen.append(man == 0 ? "" : man);
            }
            fen.append(empty > 0 ? empty : "").append(rank > 0 ? "/" : "");
        }
        return fen.append(random.nextBoolean() ? " w" : " b").toString();
    }
}
