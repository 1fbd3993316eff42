package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitWriter;

@DisplayName("Boards as numbers below a total")
class BoardNumberTest {
    private static BoardNumber[] schemes() {
        return new BoardNumber[] {BoardNumber.base13(), BoardNumber.withoutOuterPawns(), new OneKing()};
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("schemes")
    @DisplayName("every number is the rank of the board it stands for")
    void bijection(BoardNumber scheme) {
        SplitMix64 random = new SplitMix64(9);
        BigInteger last = scheme.total().subtract(BigInteger.ONE);
        for (int round = 0; round < 500; round++) {
            byte[] bytes = new byte[40];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) random.next();
            }
            BigInteger number = new BigInteger(1, bytes).mod(scheme.total());
            BigInteger rank = round == 0 ? BigInteger.ZERO : round == 1 ? last : number;
            assertThat(scheme.rank(scheme.unrank(rank))).isEqualTo(rank);
        }
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("schemes")
    @DisplayName("a number that is not below the total, and a board with five kings, are refused")
    void faults(BoardNumber scheme) {
        BitWriter tooLarge = new BitWriter();
        tooLarge.write(scheme.total(), scheme.bits());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scheme.decode(tooLarge.toBytes()))
                .withMessageContaining("is no board");
        int[] cells = PieceArray.of(Position.start());
        for (int square : new int[] {24, 26, 28, 30}) {
            cells[square] = Piece.of(Piece.WHITE, Piece.KING);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> {
                    BitWriter fiveKings = new BitWriter();
                    fiveKings.write(scheme.rank(cells), scheme.bits());
                    scheme.decode(fiveKings.toBytes());
                })
                .withMessageContaining("kings");
    }
}
