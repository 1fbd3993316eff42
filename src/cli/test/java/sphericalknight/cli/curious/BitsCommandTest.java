package sphericalknight.cli.curious;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("course bits")
class BitsCommandTest {
    private static final List<String> FENS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
            "8/8/8/3pP3/8/8/8/K3k3 w - d6 0 40");
    private static final List<String> GAMES = List.of("e4 e5 Nf3 Nc6", "", "f3 e5 g4 Qh4#");

    @TempDir
    private Path folder;

    private Path fens;
    private Path games;

    @BeforeEach
    void lines() throws Exception {
        fens = Files.write(folder.resolve("positions.fen"), FENS);
        games = Files.write(folder.resolve("games.san"), GAMES);
    }

    @Test
    @DisplayName("compares all schemes, as text and as JSON")
    void bits() throws Exception {
        Result text = CommandTester.run("bits", fens.toString());
        assertThat(text.out()).contains("3 positions").contains("base-13").contains("237");
        JsonNode rows = json("bits", fens.toString(), "--json");
        JsonNode nibbles = rows.get(1);
        assertThat(nibbles.fieldNames())
                .toIterable()
                .startsWith(
                        "scheme",
                        "keeps",
                        "count",
                        "meanBits",
                        "minBits",
                        "maxBits",
                        "bitsPerPly",
                        "encodePerSecond",
                        "decodePerSecond");
        assertThat(nibbles.get("scheme").asText()).isEqualTo("nibbles");
        assertThat(nibbles.get("count").asInt()).isEqualTo(3);
        assertThat(nibbles.get("meanBits").asDouble()).isEqualTo(256);
        assertThat(nibbles.get("bitsPerPly").isNull()).isTrue();
        JsonNode san = json("bits", "--games", games.toString(), "--json").get(0);
        assertThat(san.get("bitsPerPly").asDouble())
                .isEqualTo(san.get("meanBits").asDouble() * 3 / 8);
    }

    @Test
    @DisplayName("a PGN file with tags, variations and results is read like the same games in lines of SAN")
    void pgn() throws Exception {
        String text = "[Event \"a\"]\n\n1. e4 e5 (1... c5) 2. Nf3 Nc6 1-0\n\n[Event \"c\"]\n\n0-1\n\n"
                + "[Event \"d\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        Path file = Files.writeString(folder.resolve("games.pgn"), text);
        JsonNode lines = json("bits", "--games", games.toString(), "--json");
        JsonNode tagged = json("bits", "--games", file.toString(), "--json");
        for (String field : List.of("scheme", "count", "meanBits", "minBits", "maxBits", "bitsPerPly")) {
            assertThat(tagged.findValues(field)).isEqualTo(lines.findValues(field));
        }
    }

    @Test
    @DisplayName("positions may be EPD, tags with a FEN, and begin with a byte order mark")
    void pastedPositions() throws Exception {
        String text =
                "\uFEFF" + FENS.get(0) + "\n[FEN \"" + FENS.get(1) + "\"]\n\n8/8/8/3pP3/8/8/8/K3k3 w - d6 bm exd6;\n";
        Path file = Files.writeString(folder.resolve("pasted.epd"), text);
        assertThat(json("bits", file.toString(), "--json").get(1).get("count").asInt())
                .isEqualTo(3);
        assertThat(CommandTester.run("moves", "[FEN", "\"" + FENS.get(2) + "\"]")
                        .out())
                .contains("exd6");
    }

    private static JsonNode json(String... words) throws Exception {
        return new ObjectMapper().readTree(CommandTester.run(words).out());
    }

    @Test
    @DisplayName("without a file it reads stdin")
    void standardInput() {
        InputStream in = System.in;
        try {
            System.setIn(new ByteArrayInputStream((FENS.get(0) + "\n").getBytes(StandardCharsets.US_ASCII)));
            assertThat(CommandTester.run("bits", "-").out()).startsWith("1 positions");
        } finally {
            System.setIn(in);
        }
    }

    @Test
    @DisplayName("bad input is answered by one sentence and exit code 2")
    void badInput() throws Exception {
        Path bad = Files.write(folder.resolve("bad"), List.of(FENS.get(0), "# a comment", "4k3 w - -"));
        CommandTester.run("bits", bad.toString()).isRefused("line 3: FEN field 1");
        CommandTester.run("bits", "--games", fens.toString())
                .isRefused("line 1: this is a position: to read positions, leave out --games.");
        Path pgn = Files.writeString(folder.resolve("bad.pgn"), "[White \"a\"]\n\n1. e4 Ke7 *\n");
        CommandTester.run("bits", "--games", pgn.toString()).isRefused("bad.pgn, line 3, move 1 of Black: SAN \"Ke7\"");
        CommandTester.run("bits", pgn.toString())
                .isRefused("line 1: this is a tag of a PGN file: to read games, add --games.");
        Path numbers = Files.write(folder.resolve("numbers"), List.of("e4 e5", "e4 2. d4"));
        CommandTester.run("bits", "--games", numbers.toString())
                .isRefused("line 2: ply 2, SAN \"2.\": a move is written like e4, Nf3, exd8=Q+ or O-O.");
        CommandTester.run("bits", folder.resolve("none").toString()).isRefused("There is no file");
        CommandTester.run("bits", folder.toString()).isRefused("Cannot read " + folder);
    }
}
