package sphericalknight.chess.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Faulty FEN, SAN and UCI: one sentence that names the field and the place")
class MalformedTextTest {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String PROMOTION = "n3k3/1P6/8/8/8/8/8/R2RK2R w KQ - 0 1";

    private static List<String[]> table() {
        return PerftRow.lines("/chess/malformed.txt").stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\\|", -1))
                .toList();
    }

    @TestFactory
    @DisplayName("every text of the table is answered by its sentence")
    Stream<DynamicTest> tableIsAnswered() {
        return table().stream()
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1], () -> {
                    assertThatThrownBy(() -> read(row[0], row[1]))
                            .isExactlyInstanceOf(IllegalArgumentException.class)
                            .hasMessage(row[2]);
                }));
    }

    @Test
    @DisplayName("a thousand random strings are read or refused, nothing else happens")
    void randomStrings() {
        feed(1_000, 20261120);
    }

    @Tag("exhaustive")
    @Test
    @DisplayName("a million random strings are read or refused, nothing else happens")
    void aMillionRandomStrings() {
        feed(1_000_000, 1);
    }

    /** Feeds the readers random bytes, and valid strings with a few bytes changed, which get further. */
    private static void feed(int strings, long seed) {
        Random random = new Random(seed);
        String epd = KIWIPETE.replace("0 1", "bm e4; hmvc 3; id \"a\";");
        String tag = "[FEN \"" + PROMOTION + "\"]";
        String[] good = {
            KIWIPETE, PROMOTION, epd, tag, "e2e4", "b7b8q", "Nbxd2+", "exd8=Q#", "O-O-O", "12... exd6 e.p.!?", "b8(Q)++"
        };
        Position[] positions = {Position.start(), Position.fromFen(KIWIPETE), Position.fromFen(PROMOTION)};
        for (int i = 0; i < strings; i++) {
            byte[] bytes;
            if (i % 4 == 0) {
                bytes = new byte[random.nextInt(80)];
                random.nextBytes(bytes);
            } else {
                bytes = good[random.nextInt(good.length)].getBytes(StandardCharsets.ISO_8859_1);
                for (int change = random.nextInt(4); change >= 0; change--) {
                    boolean printable = random.nextBoolean();
                    bytes[random.nextInt(bytes.length)] =
                            (byte) (printable ? 32 + random.nextInt(95) : random.nextInt(256));
                }
            }
            String text = new String(bytes, StandardCharsets.ISO_8859_1);
            Position position = positions[i % 3];
            orRefused(text, () -> Position.fromFen(text).legalMoves());
            orRefused(text, () -> Uci.move(position, text));
            orRefused(text, () -> San.move(position, text));
        }
    }

    private static void orRefused(String text, Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).as("the answer to %s", text).matches("[ -~]{10,200}");
        } catch (RuntimeException escaped) {
            fail("\"" + text + "\" escaped with " + escaped, escaped);
        }
    }

    private static void read(String kind, String text) {
        if (kind.equals("fen")) {
            Position.fromFen(text);
            return;
        }
        Position position = switch (kind.charAt(3)) {
            case '2' -> Position.fromFen(KIWIPETE);
            case '3' -> Position.fromFen(PROMOTION);
            default -> Position.start();
        };
        switch (kind.substring(0, 3)) {
            case "uci" -> Uci.move(position, text);
            case "san" -> San.move(position, text);
            default -> throw new AssertionError(kind);
        }
    }
}
