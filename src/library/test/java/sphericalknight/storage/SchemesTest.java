package sphericalknight.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

@DisplayName("The laws of every scheme")
class SchemesTest {
    /** A scheme with objects that it must give back: hard ones, real ones and random ones. */
    private record Case<T>(Scheme<T> scheme, List<T> objects) {
        @Override
        public String toString() {
            return scheme.name();
        }
    }

    private static final List<Case<?>> CASES = cases(1_000, 1);

    static List<Case<?>> cases() {
        return CASES;
    }

    static List<Case<?>> manyCases() {
        return cases(10, 30);
    }

    private static List<Case<?>> cases(int every, int rounds) {
        List<Game> games =
                new ArrayList<>(SampleFiles.HARD_GAMES.lines().map(Game::ofSan).toList());
        List<Position> positions = new ArrayList<>(SampleFiles.hardPositions());
        for (String file : SampleFiles.FILES) {
            for (Game game : SampleFiles.games(file, every)) {
                games.add(game);
                SampleFiles.positions(game, position -> {
                    if (every == 10 || position.moveNumber() % 20 == 1) {
                        positions.add(Position.fromFen(position.fen()));
                    }
                });
            }
        }
        SplitMix64 random = new SplitMix64(rounds);
        for (int round = 0; round < 2 * rounds; round++) {
            games.add(SampleFiles.randomGame(random, (int) Long.remainderUnsigned(random.next(), 600)));
        }
        SampleFiles.randomPositions(75 * rounds, rounds, position -> positions.add(Position.fromFen(position.fen())));
        List<Case<?>> cases = new ArrayList<>();
        PositionSchemes.all().forEach(scheme -> cases.add(new Case<>(scheme, positions)));
        GameSchemes.all().forEach(scheme -> cases.add(new Case<>(scheme, games)));
        return cases;
    }

    /** What a scheme keeps of an object, as text. */
    private static String kept(Object object, Fidelity fidelity) {
        if (!(object instanceof Position position)) {
            return object.toString();
        }
        String[] fields = position.fen().split(" ");
        if (fidelity == Fidelity.REPETITION_STATE) {
            fields[3] = position.enPassantIsLegal() ? fields[3] : "-";
        }
        int count = fidelity == Fidelity.BOARD ? 1 : fidelity == Fidelity.REPETITION_STATE ? 4 : 6;
        return String.join(" ", Arrays.copyOf(fields, count));
    }

    private static <T> void comesBack(Scheme<T> scheme, T object) {
        byte[] code = scheme.encode(object);
        String back = kept(scheme.decode(code), scheme.fidelity());
        if (!back.equals(kept(object, scheme.fidelity())) || (scheme.bits(object) + 7) / 8 != code.length) {
            assertThat(back).isEqualTo(kept(object, scheme.fidelity()));
            assertThat(scheme.bits(object)).as("%s", object).isBetween(8 * code.length - 7, 8 * code.length);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    @DisplayName("decoding gives back what the scheme keeps, and the size told is the size written")
    <T> void comesBack(Case<T> all) {
        all.objects.forEach(object -> comesBack(all.scheme, object));
    }

    @ParameterizedTest(name = "{0}")
    @Tag("exhaustive")
    @MethodSource("manyCases")
    @DisplayName("the same for every tenth game of the test resources and all its positions, and for more random ones")
    <T> void manyComeBack(Case<T> all) {
        all.objects.forEach(object -> comesBack(all.scheme, object));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    @DisplayName(
            "random bytes, and codes with a bit changed, cut off or lengthened, are an object or are refused in a sentence")
    <T> void anyBytes(Case<T> all) {
        feed(all, 300);
    }

    @ParameterizedTest(name = "{0}")
    @Tag("exhaustive")
    @MethodSource("cases")
    @DisplayName("the same ten thousand times")
    <T> void manyBytes(Case<T> all) {
        feed(all, 10_000);
    }

    private static <T> void feed(Case<T> all, int rounds) {
        SplitMix64 random = new SplitMix64(rounds);
        List<byte[]> codes =
                all.objects.stream().limit(50).map(all.scheme::encode).toList();
        for (int round = 0; round < rounds; round++) {
            byte[] bytes = new byte[(int) (random.next() >>> 59)];
            if (round % 16 == 0) {
                byte[] code = codes.get(round / 16 % codes.size());
                int length = (int) Long.remainderUnsigned(random.next(), Math.min(code.length, 60) + 2);
                bytes = Arrays.copyOf(code, random.next() < 0 ? Math.min(code.length, 60) : length);
                if (bytes.length > 0) {
                    bytes[(int) Long.remainderUnsigned(random.next(), bytes.length)] ^=
                            (byte) (1 << (random.next() >>> 61));
                }
            } else {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) random.next();
                }
            }
            meets(all.scheme, bytes);
        }
    }

    private static <T> void meets(Scheme<T> scheme, byte[] bytes) {
        try {
            comesBack(scheme, scheme.decode(bytes));
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n");
        } catch (RuntimeException escaped) {
            fail(scheme + " throws " + escaped + " for " + Arrays.toString(bytes), escaped);
        }
    }

    @Test
    @DisplayName("each has a name of its own and is found by it; an unknown name is told the others")
    void names() {
        for (Scheme<Game> scheme : GameSchemes.all()) {
            assertThat(GameSchemes.named(scheme.name())).isSameAs(scheme);
        }
        for (Scheme<Position> scheme : PositionSchemes.all()) {
            assertThat(PositionSchemes.named(scheme.name())).isSameAs(scheme);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSchemes.named("zip"))
                .withMessageStartingWith("there is no scheme \"zip\" for games; there are san, from-to, ");
    }

    @Test
    @DisplayName("an illegal move is refused with its ply")
    void illegalMoves() {
        int e4 = Game.ofSan("e4").move(0);
        for (String name : List.of("one-byte", "mixed-radix", "uniform", "learned")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameSchemes.named(name).encode(Game.of(e4, e4)))
                    .withMessageStartingWith("ply 2: the move from 12 to 28");
        }
    }
}
