package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.DevelopmentGames;
import sphericalknight.storage.Game;

@DisplayName("Every position of every game as one number")
class PositionRankTest {
    private static final PositionRank SCHEME = new PositionRank();

    private static void assertBijective(int rounds, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (int round = 0; round < rounds; round++) {
            byte[] bytes = new byte[32];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.next();
            }
            assertComesBack(new BigInteger(1, bytes).mod(SCHEME.total()));
        }
    }

    /** Checks that a number gives a board that gives the same number. */
    private static void assertComesBack(BigInteger rank) {
        assertThat(SCHEME.rank(SCHEME.unrank(rank))).isEqualTo(rank);
    }

    @Test
    @DisplayName("157 bits are enough: 20 bytes")
    void size() {
        assertThat(SCHEME.bits()).isEqualTo(157);
        assertThat(SCHEME.total()).isEqualTo("139419100702169051310946433110143724027252922106");
    }

    @Test
    @DisplayName("with all 32 men and nothing else known there are C(48,8) C(40,8) 48 47 C(46,2) C(44,2) ... boards")
    void allMen() {
        PositionCounts counts = new PositionCounts();
        RankHeader header = new RankHeader(0, 0, -1, 0);
        BigInteger boards = BigInteger.valueOf(377_348_994)
                .multiply(BigInteger.valueOf(76_904_685))
                .multiply(BigInteger.valueOf(48 * 47));
        for (int squares = 46; squares > 34; squares -= 2) {
            boards = boards.multiply(BigInteger.valueOf(squares * (squares - 1) / 2));
        }
        boards = boards.multiply(BigInteger.valueOf(34 * 33));
        assertThat(counts.ways(header.begin())).isEqualTo(boards);
        RankHeader allRights = new RankHeader(0, 0, -1, 0x8100_0000_0000_0081L);
        BigInteger minors = BigInteger.valueOf(377_348_994).multiply(BigInteger.valueOf(76_904_685));
        for (int squares = 42; squares > 34; squares -= 2) {
            minors = minors.multiply(BigInteger.valueOf(squares * (squares - 1) / 2));
        }
        assertThat(counts.ways(allRights.begin()))
                .as("kings and rooks at home")
                .isEqualTo(minors.multiply(BigInteger.valueOf(34 * 33)));
    }

    @Test
    @DisplayName("a number is the number of the board it stands for: the first, the last, and random ones")
    void bijection() {
        assertComesBack(BigInteger.ZERO);
        assertComesBack(SCHEME.total().subtract(BigInteger.ONE));
        assertBijective(500, 13);
    }

    @Test
    @Tag("exhaustive")
    @DisplayName("... a million of them")
    void millionNumbers() {
        assertBijective(1_000_000, 14);
    }

    @Test
    @DisplayName("more promotions than captures allow are refused: a queen too many, a tenth knight without captures")
    void promotions() {
        for (String fen : new String[] {
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBQR w KQkq - 0 1",
            "rnbqkbnr/ppppppp1/7q/8/8/7Q/PPPPPPP1/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppp4/qqqq4/8/8/QQQ5/PPPP4/RNBQKBNR w KQkq - 0 1"
        }) {
            assertThatIllegalArgumentException()
                    .as(fen)
                    .isThrownBy(() -> SCHEME.rank(Position.fromFen(fen)))
                    .withMessageContaining("promoted men");
        }
        Position threeAfterOneCapture = Position.fromFen("rnbqkbnr/2pppppp/8/q7/Q6Q/8/2PPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(SCHEME.rank(threeAfterOneCapture)).isPositive();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SCHEME.rank(Position.fromFen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1")))
                .withMessageContaining("Chess960");
    }

    @Test
    @DisplayName("every position of the development games is counted")
    void developmentGames() {
        for (Game game : DevelopmentGames.games(DevelopmentGames.LICHESS_B, 71)) {
            DevelopmentGames.positions(
                    game, position -> assertThat(SCHEME.rank(position)).isLessThan(SCHEME.total()));
        }
    }
}
