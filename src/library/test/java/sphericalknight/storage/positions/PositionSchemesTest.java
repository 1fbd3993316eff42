package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.DevelopmentGames;
import sphericalknight.storage.Game;
import sphericalknight.storage.Kept;
import sphericalknight.storage.Scheme;

@DisplayName("Every scheme for positions")
class PositionSchemesTest {
    private static List<Scheme<Position>> schemes() {
        return PositionSchemes.all();
    }

    /** Checks that decoding restores what the scheme preserves, and that the announced size is the size written. */
    static void assertComesBack(Scheme<Position> scheme, Position position) {
        byte[] code = scheme.encode(position);
        int bits = scheme.bits(position);
        if ((bits + 7) / 8 != code.length) {
            fail(scheme.name() + " tells " + bits + " bits and writes " + code.length + " bytes: " + position.fen());
        }
        String kept = Kept.of(position, scheme.fidelity());
        String back = Kept.of(scheme.decode(code), scheme.fidelity());
        if (!kept.equals(back)) {
            assertThat(back).as(scheme.name()).isEqualTo(kept);
        }
    }

    /** Checks that the decoder answers any bytes with a position or with a one-sentence message. */
    private static void assertMeetsBytes(Scheme<Position> scheme, byte[] bytes) {
        try {
            scheme.decode(bytes).legalMoves();
        } catch (IllegalArgumentException told) {
            if (told.getMessage() == null || told.getMessage().isBlank()) {
                fail(scheme.name() + " says nothing about " + Arrays.toString(bytes));
            }
        } catch (RuntimeException escaped) {
            fail(scheme.name() + " throws " + escaped + " for " + Arrays.toString(bytes), escaped);
        }
    }

    private static void fuzz(Scheme<Position> scheme, int rounds, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (int round = 0; round < rounds; round++) {
            byte[] bytes = new byte[(int) Long.remainderUnsigned(random.next(), 48)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.next();
            }
            assertMeetsBytes(scheme, bytes);
        }
    }

    /**
     * Feeds the scheme codes of real positions that are altered in a few bits, truncated or lengthened: more plausible than random bytes.
     */
    private static void damage(Scheme<Position> scheme, int rounds, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        DevelopmentGames.randomPositions(rounds, seed, position -> {
            byte[] code = scheme.encode(position);
            int length = (int) Long.remainderUnsigned(random.next(), code.length + 2);
            byte[] damaged = Arrays.copyOf(code, random.next() < 0 ? code.length : length);
            if (damaged.length > 0) {
                damaged[(int) Long.remainderUnsigned(random.next(), damaged.length)] ^=
                        (byte) (1 << (random.next() >>> 61));
            }
            assertMeetsBytes(scheme, damaged);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hardCases")
    @DisplayName("gives hard cases back:")
    void hardCases(String fen) {
        Position position = Position.fromFen(fen);
        for (Scheme<Position> scheme : PositionSchemes.all()) {
            assertComesBack(scheme, position);
        }
    }

    private static List<String> hardCases() {
        return HardPositions.fens();
    }

    @Test
    @DisplayName("gives a sample of the development games back")
    void sample() {
        for (String file : DevelopmentGames.FILES) {
            for (Game game : DevelopmentGames.games(file, 1_009)) {
                DevelopmentGames.positions(
                        game, position -> schemes().forEach(scheme -> assertComesBack(scheme, position)));
            }
        }
    }

    @Test
    @DisplayName("gives positions of random games back")
    void randomGames() {
        DevelopmentGames.randomPositions(
                150, 1, position -> schemes().forEach(scheme -> assertComesBack(scheme, position)));
    }

    @Test
    @DisplayName("meets random and damaged codes with a position or a sentence")
    void randomCodes() {
        for (Scheme<Position> scheme : schemes()) {
            fuzz(scheme, 1_000, 2);
            damage(scheme, 50, 3);
        }
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("gives every position of the development games back")
    void everyPosition() {
        for (String file : DevelopmentGames.FILES) {
            for (Game game : DevelopmentGames.games(file, 1)) {
                DevelopmentGames.positions(
                        game, position -> schemes().forEach(scheme -> assertComesBack(scheme, position)));
            }
        }
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("gives 100,000 positions of random games back")
    void manyRandomGames() {
        DevelopmentGames.randomPositions(
                100_000, 4, position -> schemes().forEach(scheme -> assertComesBack(scheme, position)));
    }

    @ParameterizedTest(name = "{0}")
    @Tag("exhaustive")
    @MethodSource("names")
    @DisplayName("meets a million random codes with a position or a sentence:")
    void millionRandomCodes(String name) {
        fuzz(PositionSchemes.named(name), 1_000_000, 5);
        damage(PositionSchemes.named(name), 100_000, 6);
    }

    private static List<String> names() {
        return schemes().stream().map(Scheme::name).toList();
    }

    @Test
    @DisplayName("has a name of its own, and an unknown name is told")
    void named() {
        assertThat(names()).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z0-9-]+"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PositionSchemes.named("zip"))
                .withMessageContaining("\"zip\"")
                .withMessageContaining("base-13");
    }
}
