package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

@DisplayName("Every scheme writes the bytes that it wrote in November 2026")
class FrozenBytesTest {
    @Test
    @DisplayName("a digest of the codes of many positions and games, by every scheme")
    void digests() throws Exception {
        List<Position> positions = new ArrayList<>();
        positions.addAll(SampleFiles.hardPositions());
        List<Game> games = new ArrayList<>();
        for (String file : SampleFiles.FILES) {
            for (Game game : SampleFiles.games(file, 101)) {
                games.add(game);
                SampleFiles.positions(game, position -> {
                    if (position.moveNumber() % 4 == 0) {
                        positions.add(position.copy());
                    }
                });
            }
        }
        SampleFiles.randomPositions(300, 5, position -> positions.add(position.copy()));
        List<String> digests = new ArrayList<>();
        for (var scheme : PositionSchemes.all()) {
            digests.add("position " + digest(scheme, positions));
        }
        for (var scheme : GameSchemes.all()) {
            digests.add("game " + digest(scheme, games));
        }
        try (InputStream in = FrozenBytesTest.class.getResourceAsStream("/storage/golden/digests.txt")) {
            Stream<String> expected = new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines();
            assertThat(digests).containsExactlyElementsOf(expected.toList());
        }
    }

    /**
     * The name, the total size in bits, and the SHA-256 of the codes with their lengths; an object that the scheme refuses has the length
     * 255.
     */
    private static <T> String digest(Scheme<T> scheme, List<T> objects) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        long bits = 0;
        for (T object : objects) {
            try {
                byte[] code = scheme.encode(object);
                bits += scheme.bits(object);
                digest.update((byte) code.length);
                digest.update(code);
            } catch (IllegalArgumentException refused) {
                digest.update((byte) 255);
            }
        }
        return scheme.name() + " " + bits + " " + HexFormat.of().formatHex(digest.digest());
    }
}
