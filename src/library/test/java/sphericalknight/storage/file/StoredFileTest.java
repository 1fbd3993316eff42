package sphericalknight.storage.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Kept;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

@DisplayName("Files of stored positions and games")
class StoredFileTest {
    private static final List<String> FENS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
            "8/8/8/3pP3/8/8/8/K3k3 w - d6 0 40",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 88");

    private static byte[] file(Scheme<Position> scheme) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StoredWriter<Position> writer = new StoredWriter<>(StoredKind.POSITIONS, scheme, bytes);
        for (String fen : FENS) {
            writer.write(Position.fromFen(fen));
        }
        writer.finish();
        return bytes.toByteArray();
    }

    private static List<String> read(byte[] file) throws IOException {
        StoredReader reader = new StoredReader(new ByteArrayInputStream(file));
        assertThat(reader.kind()).isSameAs(StoredKind.POSITIONS);
        Fidelity kept = PositionSchemes.named(reader.scheme()).fidelity();
        List<String> fens = new ArrayList<>();
        reader.readAll(line -> fens.add(Kept.of(Position.fromFen(line), kept)));
        return fens;
    }

    @Test
    @DisplayName("positions come back, by every scheme")
    void positions() throws IOException {
        for (Scheme<Position> scheme : PositionSchemes.all()) {
            assertThat(read(file(scheme)))
                    .as(scheme.name())
                    .isEqualTo(FENS.stream()
                            .map(fen -> Kept.of(Position.fromFen(fen), scheme.fidelity()))
                            .toList());
        }
    }

    @Test
    @DisplayName("games come back, the one without moves too")
    void games() throws IOException {
        List<Game> games = List.of(Game.ofSan("e4 e5 Nf3"), Game.of(), Game.ofSan("f3 e5 g4 Qh4#"));
        Scheme<Game> scheme = GameSchemes.named("mixed-radix");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StoredWriter<Game> writer = new StoredWriter<>(StoredKind.GAMES, scheme, bytes);
        for (Game game : games) {
            writer.write(game);
        }
        writer.finish();
        StoredReader reader = new StoredReader(new ByteArrayInputStream(bytes.toByteArray()));
        assertThat(reader.kind()).isSameAs(StoredKind.GAMES);
        assertThat(reader.scheme()).isEqualTo("mixed-radix");
        List<String> lines = new ArrayList<>();
        reader.readAll(lines::add);
        assertThat(lines).containsExactly("e4 e5 Nf3", "", "f3 e5 g4 Qh4#");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"nibbles", "huffman", "one-king", "rank", "learned"})
    @DisplayName("a file of version 1 is what it was when the format was frozen:")
    void golden(String scheme) throws IOException {
        String name = "/storage/golden/" + scheme + ".sk";
        try (InputStream in = StoredFileTest.class.getResourceAsStream(name)) {
            assertThat(in).as(name).isNotNull();
            assertThat(HexFormat.of().formatHex(file(PositionSchemes.named(scheme))))
                    .isEqualTo(HexFormat.of().formatHex(in.readAllBytes()));
        }
    }

    @Test
    @DisplayName("the bytes are where the byte map says")
    void byteMap() throws IOException {
        byte[] file = file(PositionSchemes.named("nibbles"));
        assertThat(new String(file, 0, 4, StandardCharsets.US_ASCII)).isEqualTo("SKST");
        assertThat(file[4]).isEqualTo((byte) 1);
        assertThat(file[5]).isEqualTo((byte) 'P');
        assertThat(file[10]).isEqualTo((byte) 7);
        assertThat(new String(file, 11, 7, StandardCharsets.US_ASCII)).isEqualTo("nibbles");
        assertThat(file[18]).as("32 bytes and 1").isEqualTo((byte) 33);
        assertThat(file).hasSize(18 + 4 * 33 + 1 + 4 + 4);
        assertThat(file[file.length - 9]).isZero();
        assertThat(file[file.length - 5]).isEqualTo((byte) 4);
    }

    private static void assertRefused(String sentence, Consumer<byte[]> change) throws IOException {
        byte[] file = file(PositionSchemes.named("nibbles"));
        change.accept(file);
        assertThatIllegalArgumentException().isThrownBy(() -> read(file)).withMessageContaining(sentence);
    }

    @Test
    @DisplayName("foreign, newer and changed files are told apart")
    void faults() throws IOException {
        assertRefused("begin with SKST", file -> file[0] = 'P');
        assertRefused("version 2", file -> file[4] = 2);
        assertRefused("neither positions nor games", file -> file[5] = 'X');
        assertRefused("other tables", file -> file[6] ^= 1);
        assertRefused("name of its scheme", file -> file[11] = ' ');
        assertRefused("length of record 1 is impossible", file -> {
            for (int i = 18; i < 23; i++) {
                file[i] = (byte) 0xFF;
            }
        });
        assertRefused("checksum", file -> file[file.length - 1] ^= 1);
        assertRefused("checksum", file -> file[file.length - 5] = 5);
    }

    @Test
    @DisplayName("a file cut off anywhere is told, and so is one with bytes behind its end")
    void cutOff() throws IOException {
        byte[] file = file(PositionSchemes.named("nibbles"));
        for (int length = 0; length < file.length; length++) {
            byte[] part = Arrays.copyOf(file, length);
            assertThatIllegalArgumentException().as("%d bytes", length).isThrownBy(() -> read(part));
        }
        byte[] longer = Arrays.copyOf(file, file.length + 1);
        assertThatIllegalArgumentException().isThrownBy(() -> read(longer)).withMessageContaining("behind its end");
    }
}
