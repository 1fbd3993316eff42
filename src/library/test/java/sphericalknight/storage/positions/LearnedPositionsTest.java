package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.CrossValidation;
import sphericalknight.storage.DevelopmentGames;
import sphericalknight.storage.Game;

@DisplayName("Schemes with learned tables")
class LearnedPositionsTest {
    private static List<Game> games(int every) {
        List<Game> games = new ArrayList<>(DevelopmentGames.games(DevelopmentGames.LICHESS_A, every));
        games.addAll(DevelopmentGames.games(DevelopmentGames.LICHESS_B, every));
        return games;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1                 | START",
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1     | KIWIPETE",
                "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1                     | MOVES218",
                "8/8/8/3pP3/8/8/8/K3k3 w - d6 0 40                                        | PASSING",
                "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1                                 | CHESS960"
            })
    @DisplayName("codes are the same on every JVM:")
    void golden(String fen, String name) {
        String code = HexFormat.of().formatHex(PositionSchemes.named("learned").encode(Position.fromFen(fen)));
        assertThat(name + " " + code).isIn(golden());
    }

    private static List<String> golden() {
        try (InputStream in = LearnedPositionsTest.class.getResourceAsStream("/storage/golden/learned.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    @Test
    @DisplayName(
            "a code is at most a byte longer than its information, 3 bits on the average; no position of a game takes more than 20 bytes")
    void size() {
        ArithmeticCode scheme = (ArithmeticCode) PositionSchemes.named("learned");
        double[] sum = new double[3];
        for (Game game : games(401)) {
            DevelopmentGames.positions(game, position -> {
                double information = scheme.information(position);
                assertThat((double) scheme.bits(position)).isLessThan(information + 8.1);
                sum[0] += scheme.bits(position);
                sum[1] += information;
                sum[2]++;
            });
        }
        assertThat((sum[0] - sum[1]) / sum[2])
                .as("what whole bytes cost on the average")
                .isBetween(1.0, 4.0);
        for (String fen : HardPositions.fens()) {
            Position position = Position.fromFen(fen);
            int most = position.hasOrdinaryCastling() ? 20 : 32;
            assertThat(scheme.encode(position).length).as(fen).isLessThanOrEqualTo(most);
        }
    }

    @Test
    @DisplayName("frequencies of yes run from 1 to 65,535, and those of yes and no mirror each other")
    void odds() {
        assertThat(BitContext.logistic(0)).isEqualTo(32_768);
        assertThat(BitContext.logistic(-10_000)).isEqualTo(1);
        assertThat(BitContext.logistic(10_000)).isEqualTo(65_535);
        for (int sum = -400; sum <= 400; sum++) {
            assertThat(BitContext.logistic(sum)).isBetween(BitContext.logistic(sum - 1), BitContext.logistic(sum + 1));
            assertThat(BitContext.logistic(sum) + BitContext.logistic(-sum)).isCloseTo(65_536, within(1));
        }
    }

    @Test
    @DisplayName("the shipped table has at most 32 KiB")
    void shipped() throws IOException {
        try (InputStream in = PositionTables.class.getResourceAsStream(PositionTables.RESOURCE)) {
            assertThat(in.readAllBytes().length).isLessThanOrEqualTo(32 * 1024);
        }
    }

    /** What the games teach now is left in {@code target}, to be shipped after a change of what is learned. */
    @Test
    @Tag("exhaustive")
    @DisplayName("the shipped table is what the games teach, byte for byte")
    void shippedTableIsReproduced() throws IOException {
        byte[] learned = PositionTables.learn(games(1));
        try (OutputStream out =
                        new GZIPOutputStream(Files.newOutputStream(Path.of("target", PositionTables.RESOURCE)));
                InputStream in =
                        new GZIPInputStream(PositionTables.class.getResourceAsStream(PositionTables.RESOURCE))) {
            out.write(learned);
            assertThat(learned).isEqualTo(in.readAllBytes());
        }
    }

    @Test
    @DisplayName("few games teach much, twice the same, and to other games too")
    void training() {
        List<Game> few = games(83);
        byte[] table = PositionTables.learn(few);
        assertThat(PositionTables.learn(few)).isEqualTo(table);
        ArithmeticCode learned = ArithmeticCode.learn(few).get(3);
        ArithmeticCode counts = ArithmeticCode.learn(few).get(0);
        double[] bits = new double[2];
        int[] count = new int[1];
        for (Game game : DevelopmentGames.games(DevelopmentGames.LICHESS_B, 50)) {
            DevelopmentGames.positions(game, position -> {
                bits[0] += learned.information(position);
                bits[1] += counts.information(position);
                count[0]++;
            });
        }
        assertThat(bits[0] / count[0]).isLessThan(84);
        assertThat(bits[0]).isLessThan(0.75 * bits[1]);
    }

    @Test
    @DisplayName(
            "state that contradicts itself is refused: two kings to move, a castling rook in the middle, two passing pawns")
    void contradictions() {
        assertRefused("one king must be marked", 60, 15);
        assertRefused("a castling rook stands on rank 4", 27, 13);
        assertRefused("a passing pawn stands on rank 3", 20, 14);
        int[] codes = Nibbles.codes(Position.start());
        codes[32] = 14;
        codes[34] = 14;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Nibbles.position(codes))
                .withMessageContaining("two pawns");
    }

    @Test
    @DisplayName("codes of 20 bytes are ranks, codes of 32 bytes are four bits a square, other long codes are none")
    void waysOut() {
        ArithmeticCode scheme = (ArithmeticCode) PositionSchemes.named("learned");
        Position queens = Position.fromFen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        assertThat(scheme.encode(queens))
                .isEqualTo(new PositionRank().encode(queens))
                .hasSize(20);
        assertThat(scheme.decode(new PositionRank().encode(Position.start())).fen())
                .isEqualTo(Position.start().fen());
        assertThat(scheme.decode(new Nibbles().encode(Position.start())).fen())
                .isEqualTo(Position.start().fen());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scheme.decode(new byte[25]))
                .withMessageContaining("25 bytes");
    }

    @Test
    @DisplayName("a knight on h3 surprises more than one on f3; the squares add up to all but the state")
    void surprises() {
        ArithmeticCode scheme = (ArithmeticCode) PositionSchemes.named("learned");
        Position usual = Game.ofSan("Nf3").end();
        Position rim = Game.ofSan("Nh3").end();
        assertThat(scheme.surprisals(rim)[23]).isGreaterThan(scheme.surprisals(usual)[21] + 2);
        for (ArithmeticCode each : ArithmeticCode.learn(games(401))) {
            double squares = DoubleStream.of(each.surprisals(rim)).sum();
            assertThat(squares).isBetween(0.5 * each.information(rim), each.information(rim) - 1);
        }
    }

    private static void assertRefused(String sentence, int square, int code) {
        int[] codes = Nibbles.codes(Position.start());
        codes[square] = code;
        BitWriter out = new BitWriter();
        for (int each : codes) {
            out.write(each, 4);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Nibbles().decode(out.toBytes()))
                .withMessageContaining(sentence);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName(
            "five-fold cross-validation by game: at most 64 bits on human games, whole bytes, with the repetition state")
    void crossValidation() {
        List<List<Game>> sets = List.of(
                DevelopmentGames.games(DevelopmentGames.LICHESS_A, 1),
                DevelopmentGames.games(DevelopmentGames.LICHESS_B, 1));
        double[] bits = CrossValidation.bitsPerUnit(
                sets,
                5,
                games -> {
                    ArithmeticCode learned = ArithmeticCode.learn(games).get(3);
                    return game -> cost(learned, game);
                },
                fold -> {});
        assertThat(bits).hasSize(2);
        assertThat(bits[0]).as("set a").isLessThan(64);
        assertThat(bits[1]).as("set b").isLessThan(64);
    }

    /** The cost of the positions after plies 1, 5, 9, ... */
    private static CrossValidation.Cost cost(ArithmeticCode scheme, Game game) {
        long bits = 0;
        Position position = Position.start();
        for (int ply = 0; ply < game.plies(); ply++) {
            position.make(game.move(ply));
            bits += ply % 4 == 0 ? scheme.bits(position) : 0;
        }
        return new CrossValidation.Cost(bits, (game.plies() + 3) / 4);
    }
}
