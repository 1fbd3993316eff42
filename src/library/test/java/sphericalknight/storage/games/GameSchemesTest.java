package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.Fidelity;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

@DisplayName("The laws of every scheme for games")
class GameSchemesTest {
    static Stream<Scheme<Game>> schemes() {
        return GameSchemes.all().stream();
    }

    private static void comesBack(Scheme<Game> scheme, Game game) {
        byte[] code = scheme.encode(game);
        assertThat(scheme.decode(code)).as(scheme.name()).isEqualTo(game);
        assertThat(scheme.bits(game)).as("bits of %s", game).isBetween(8 * code.length - 8, 8 * code.length);
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("games of people and of an engine come back as they were")
    void realGamesComeBack(Scheme<Game> scheme) {
        GameSets.sample(GameSets.A, 400).forEach(game -> comesBack(scheme, game));
        GameSets.sample(GameSets.B, 100).forEach(game -> comesBack(scheme, game));
        GameSets.sample(GameSets.SELF_PLAY, 250).forEach(game -> comesBack(scheme, game));
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("all development games come back as they were")
    void allGamesComeBack(Scheme<Game> scheme) {
        for (String set : List.of(GameSets.A, GameSets.B, GameSets.SELF_PLAY)) {
            GameSets.sample(set, 1).forEach(game -> comesBack(scheme, game));
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("hard games come back: none, one move, mate, stalemate, underpromotions")
    void hardGamesComeBack(Scheme<Game> scheme) {
        assertThat(GameSets.HARD).hasSize(6);
        GameSets.HARD.forEach(game -> comesBack(scheme, game));
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("games of random moves come back")
    void randomGamesComeBack(Scheme<Game> scheme) {
        GameSets.random(20, 120, 1).forEach(game -> comesBack(scheme, game));
        GameSets.random(1, 600, 2).forEach(game -> comesBack(scheme, game));
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("two thousand games of random moves come back")
    void manyRandomGamesComeBack(Scheme<Game> scheme) {
        GameSets.random(2_000, 300, 3).forEach(game -> comesBack(scheme, game));
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("random bytes are a game or are refused in one sentence")
    void randomBytes(Scheme<Game> scheme) {
        feed(scheme, 1_000, 4);
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("a million times random bytes are a game or are refused in one sentence")
    void aMillionRandomBytes(Scheme<Game> scheme) {
        feed(scheme, 1_000_000, 5);
    }

    /** Feeds a scheme random bytes, and codes of real games with one byte changed, which get further. */
    private static void feed(Scheme<Game> scheme, int streams, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<byte[]> codes = GameSets.sample(GameSets.B, 50).stream()
                .map(game -> Game.of(Arrays.copyOf(game.moves(), Math.min(40, game.plies()))))
                .map(scheme::encode)
                .toList();
        for (int i = 0; i < streams; i++) {
            byte[] bytes;
            if (i % 64 == 0) {
                bytes = codes.get(i / 64 % codes.size()).clone();
                bytes[(int) Long.remainderUnsigned(random.next(), bytes.length)] ^= (byte) random.next();
            } else {
                bytes = new byte[(int) (random.next() >>> 61)];
                for (int k = 0; k < bytes.length; k++) {
                    bytes[k] = (byte) random.next();
                }
            }
            try {
                Game game = scheme.decode(bytes);
                if (i % 8 == 0) {
                    assertThat(scheme.decode(scheme.encode(game))).isEqualTo(game);
                }
            } catch (IllegalArgumentException refused) {
                assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    @DisplayName("an illegal move is refused with its ply")
    void illegalMoves(Scheme<Game> scheme) {
        Game illegal = Game.of(Game.ofSan("e4").move(0), Game.ofSan("e4").move(0));
        if (!scheme.name().equals("san") && !scheme.name().equals("from-to")) {
            assertThatThrownBy(() -> scheme.encode(illegal))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("ply 2: the move from 12 to 28");
        }
    }

    @Test
    @DisplayName("every scheme has its own name and keeps the whole history")
    void names() {
        assertThat(GameSchemes.all()).extracting(Scheme::name).doesNotHaveDuplicates();
        assertThat(GameSchemes.all()).extracting(Scheme::fidelity).containsOnly(Fidelity.FULL_HISTORY);
        GameSchemes.all()
                .forEach(scheme -> assertThat(GameSchemes.named(scheme.name())).isSameAs(scheme));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSchemes.named("zip"))
                .withMessageStartingWith("there is no scheme \"zip\" for games; there are san, from-to, ");
    }
}
