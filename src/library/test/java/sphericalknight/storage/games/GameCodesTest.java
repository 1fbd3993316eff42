package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;

@DisplayName("Codes of games: one string per game, and where a game ends")
class GameCodesTest {
    /** The position with the largest known number of legal moves, 218 (N. Petrovic, 1964). */
    private static final String MOST_MOVES = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";

    static Stream<MoveModel> models() {
        return Stream.of(MoveModel.UNIFORM, MoveWeights.shipped());
    }

    static Stream<Scheme<Game>> bijections() {
        return Stream.of("mixed-radix", "uniform", "learned").map(GameSchemes::named);
    }

    @Test
    @DisplayName("first moves in mixed radix, computed by hand: places 17 of 20, 17 of 20, 13 of 29, 10 of 29")
    void byHand() {
        int number = ((10 * 29 + 13) * 20 + 17) * 20 + 17;
        assertThat(MixedRadix.number(Game.ofSan("e4 e5 Nf3 Nc6"))).isEqualTo(BigInteger.valueOf(number));
        assertThat(MixedRadix.number(Game.of())).isZero();
        assertThat(new MixedRadix().encode(Game.of())).isEmpty();
    }

    @Test
    @DisplayName("first moves as intervals, computed by hand: 16/20 is 0.CCCC.., and CD is the first byte behind it")
    void intervalsByHand() {
        Scheme<Game> uniform = GameSchemes.named("uniform");
        assertThat(uniform.encode(Game.of())).isEmpty();
        assertThat(uniform.encode(Game.ofSan("e4"))).containsExactly(0xCD);
        assertThat(uniform.encode(Game.ofSan("e4 e5"))).containsExactly(0xD7, 0x0B);
        assertThat(uniform.encode(Game.ofSan("e4 e5 Nf3"))).containsExactly(0xD7, 0x4F);
    }

    @ParameterizedTest
    @MethodSource("bijections")
    @DisplayName("every string that is a game is the code of that game and of no other")
    void bijection(Scheme<Game> scheme) {
        assertThat(readBackwards(scheme, 400, 21)).isGreaterThan(300);
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @MethodSource("bijections")
    @DisplayName("thirty thousand strings: each that is a game is the code of that game")
    void longBijection(Scheme<Game> scheme) {
        assertThat(readBackwards(scheme, 30_000, 22)).isGreaterThan(25_000);
    }

    private static int readBackwards(Scheme<Game> scheme, int strings, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        int games = 0;
        for (int i = 0; i < strings; i++) {
            byte[] code = new byte[(int) (random.next() >>> 60)];
            for (int k = 0; k < code.length; k++) {
                code[k] = (byte) random.next();
            }
            Game game;
            try {
                game = scheme.decode(code);
            } catch (IllegalArgumentException over) {
                continue;
            }
            games++;
            assertThat(scheme.encode(game)).isEqualTo(code);
        }
        return games;
    }

    @Test
    @DisplayName("a forced move costs nothing: a thousand of them take the strings that are free, two bytes each")
    void forcedMoves() {
        CodeInterval interval = new CodeInterval();
        interval.narrow(5, 1, 256);
        Set<String> codes = new HashSet<>();
        for (int move = 0; move < 1_000; move++) {
            interval.narrow(0, 1, 1);
            interval.claim();
            byte[] code = interval.code();
            assertThat(code.length).isBetween(1, 3);
            assertThat(code[0]).isEqualTo((byte) 5);
            codes.add(HexFormat.of().formatHex(code));
        }
        assertThat(codes).hasSize(1_000);
        int[] opera = FamousGames.opera().moves();
        Scheme<Game> learned = GameSchemes.named("learned");
        assertThat(learned.bits(Game.of(Arrays.copyOf(opera, 32))))
                .isLessThanOrEqualTo(learned.bits(Game.of(Arrays.copyOf(opera, 31))) + 8);
    }

    @ParameterizedTest
    @MethodSource("models")
    @DisplayName("218 legal moves: each of them is written and read, the frequencies add up")
    void mostMoves(MoveModel model) {
        GameCursor cursor = new GameCursor(Position.fromFen(MOST_MOVES));
        int[] frequencies = new int[GameCursor.MOST_MOVES];
        assertThat(cursor.count()).isEqualTo(218);
        int total = model.weigh(cursor, frequencies);
        assertThat(Arrays.stream(frequencies, 0, 218).sum()).isEqualTo(total);
        int below = 0;
        for (int i = 0; i < 218; i++) {
            CodeInterval interval = new CodeInterval();
            interval.claim();
            interval.narrow(below, frequencies[i], total);
            interval.claim();
            CodeInterval reader = new CodeInterval();
            reader.claim();
            assertThat(reader.isCode(interval.code())).isFalse();
            assertThat(reader.target(interval.code(), total)).isBetween(below, below + frequencies[i] - 1);
            reader.narrow(below, frequencies[i], total);
            reader.claim();
            assertThat(reader.isCode(interval.code())).isTrue();
            below += frequencies[i];
        }
    }

    @Test
    @DisplayName("a string behind the end of a mated game is refused in one sentence")
    void behindMate() {
        byte[] mate = GameSchemes.named("uniform").encode(Game.ofSan("f3 e5 g4 Qh4#"));
        byte[] longer = Arrays.copyOf(mate, mate.length + 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSchemes.named("uniform").decode(longer))
                .withMessage("the game is over after 4 plies, but this is not the code of its end");
    }

    @Test
    @DisplayName("no game is longer than the 75-move rule allows")
    void tooLong() {
        GameCursor cursor = new GameCursor();
        int[] shuffle = Game.ofSan("Nf3 Nf6 Ng1 Ng8").moves();
        while (cursor.plies() < GameCursor.MOST_PLIES) {
            cursor.play(cursor.indexOf(shuffle[cursor.plies() % 4]));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> cursor.play(0))
                .withMessage("ply 11798: the 75-move rule ends every game after 11797 plies");
    }
}
