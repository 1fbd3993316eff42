package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.CommandTester.Result;

@DisplayName("pack, unpack, bits: positions and games in few bits")
class StorageCommandsTest {
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

    private Path packed(String... words) {
        Path packed = folder.resolve("packed");
        String[] line = Arrays.copyOf(words, words.length + 1);
        line[words.length] = packed.toString();
        Result result = CommandTester.run(line);
        assertThat(result.exitCode()).as(result.err()).isZero();
        return packed;
    }

    private void assertRefused(String sentence, String... words) {
        Result result = CommandTester.run(words);
        assertThat(result.exitCode()).as(result.err()).isEqualTo(2);
        assertThat(result.err()).contains(sentence);
        assertThat(result.err().trim().lines()).hasSize(1);
    }

    @Test
    @DisplayName("positions come back whole where the scheme keeps them whole; only the two files are left")
    void positions() throws Exception {
        Path packed = packed("pack", "--scheme", "fen", fens.toString());
        Path back = folder.resolve("back");
        assertThat(CommandTester.run("unpack", packed.toString(), back.toString())
                        .exitCode())
                .isZero();
        assertThat(Files.readAllLines(back)).isEqualTo(FENS);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(fens, games, packed, back);
        }
    }

    @Test
    @DisplayName("the scheme learned is the default; it keeps no counters, and says so")
    void defaultScheme() throws Exception {
        Path packed = folder.resolve("packed");
        Result result = CommandTester.run("pack", fens.toString(), packed.toString());
        assertThat(result.err()).contains("3 positions by \"learned\"").contains("kept: repetition state");
        Path back = folder.resolve("back");
        CommandTester.run("unpack", packed.toString(), back.toString());
        assertThat(Files.readAllLines(back).get(1))
                .isEqualTo("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1");
    }

    @Test
    @DisplayName("games come back, the one without moves too")
    void games() throws Exception {
        Path packed = packed("pack", "--scheme", "mixed-radix", "--games", games.toString());
        Path back = folder.resolve("back");
        assertThat(CommandTester.run("unpack", "--games", packed.toString(), back.toString())
                        .exitCode())
                .isZero();
        assertThat(Files.readAllLines(back)).isEqualTo(GAMES);
    }

    @Test
    @DisplayName("without files they read stdin and write stdout")
    void standardStreams() {
        InputStream in = System.in;
        PrintStream out = System.out;
        try {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            System.setIn(new ByteArrayInputStream((FENS.get(0) + "\n").getBytes(StandardCharsets.US_ASCII)));
            System.setOut(new PrintStream(packed, true));
            assertThat(CommandTester.run("pack", "--scheme", "nibbles").exitCode())
                    .isZero();
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            System.setIn(new ByteArrayInputStream(packed.toByteArray()));
            System.setOut(new PrintStream(lines, true));
            assertThat(CommandTester.run("unpack").exitCode()).isZero();
            assertThat(lines.toString(StandardCharsets.US_ASCII)).isEqualTo(FENS.get(0) + "\n");
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
    }

    @Test
    @DisplayName("bits compares all schemes, as text and as JSON")
    void bits() throws Exception {
        Result text = CommandTester.run("bits", fens.toString());
        assertThat(text.out()).contains("3 positions").contains("base-13").contains("237");
        JsonNode rows = new ObjectMapper()
                .readTree(CommandTester.run("bits", fens.toString(), "--json").out());
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
        JsonNode san = new ObjectMapper()
                .readTree(CommandTester.run("bits", "--games", games.toString(), "--json")
                        .out())
                .get(0);
        assertThat(san.get("bitsPerPly").asDouble())
                .isEqualTo(san.get("meanBits").asDouble() * 3 / 8);
    }

    @Test
    @DisplayName("bad input is answered by one sentence and exit code 2")
    void badInput() throws Exception {
        Path packed = packed("pack", fens.toString());
        byte[] bytes = Files.readAllBytes(packed);
        Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, bytes.length - 7));
        Path newer = Files.write(folder.resolve("newer"), bytes);
        bytes[4] = 9;
        Files.write(newer, bytes);
        Path bad = Files.write(folder.resolve("bad"), List.of(FENS.get(0), "# a comment", "4k3 w - -"));
        Path back = folder.resolve("back");
        assertRefused("line 3: FEN field 1", "pack", bad.toString(), back.toString());
        assertRefused("line 1: ply 1, SAN", "pack", "--games", "--scheme", "san", fens.toString(), back.toString());
        assertRefused("There is no scheme \"zip\"", "pack", "--scheme", "zip", fens.toString(), back.toString());
        assertRefused("There is no file", "pack", folder.resolve("none").toString(), back.toString());
        assertRefused("Cannot read", "pack", folder.toString(), back.toString());
        assertRefused("Cannot write", "pack", fens.toString(), "/no/such/folder/file");
        assertRefused("it was cut off", "unpack", cut.toString(), back.toString());
        assertRefused("version 9", "unpack", newer.toString(), back.toString());
        assertRefused("begin with SKST", "unpack", fens.toString(), back.toString());
        assertRefused("leave out --games", "unpack", "--games", packed.toString(), back.toString());
        assertRefused("leave out --scheme", "unpack", "--scheme", "nibbles", packed.toString(), back.toString());
        assertRefused("There is no file", "bits", folder.resolve("none").toString());
        assertThat(back).doesNotExist();
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.endsWith(".part"));
        }
    }

    @Test
    @DisplayName(
            "a folder cannot be read, and the input is never overwritten: it says so and leaves all files as they were")
    void folderAndSameFile() throws Exception {
        assertRefused("Cannot read " + folder, "unpack", folder.toString());
        assertRefused("Cannot read " + folder, "pack", folder.toString());
        Path packed = packed("pack", fens.toString());
        byte[] bytes = Files.readAllBytes(packed);
        Path link = Files.createSymbolicLink(folder.resolve("link"), fens);
        assertRefused("name another file to write to", "pack", fens.toString(), fens.toString());
        assertRefused("name another file to write to", "pack", fens.toString(), link.toString());
        assertRefused("name another file to write to", "unpack", packed.toString(), packed.toString());
        assertThat(Files.readAllLines(fens)).isEqualTo(FENS);
        assertThat(Files.readAllBytes(packed)).isEqualTo(bytes);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("the shipped table is what the games teach, byte for byte")
    void trainCheck() {
        Result result = CommandTester.run("train", "positions", "--check");
        assertThat(result.exitCode()).as(result.err()).isZero();
    }
}
