package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.chess.position.Position;

@DisplayName("The figures of the essay on storage")
class EssayFiguresTest {
    @ParameterizedTest(name = "{0}: {1} bits")
    @CsvSource({
        "fen, 448",
        "nibbles, 256",
        "base-13, 237",
        "mixed-base, 233",
        "one-king, 222",
        "occupancy, 192",
        "huffman, 164",
        "xor-start, 64",
        "xor-runs, 13",
        "piece-list, 230"
    })
    @DisplayName("at the start position; the essay adds the fields of its list up to 210")
    void start(String scheme, int bits) {
        assertThat(PositionSchemes.named(scheme).bits(Position.start())).isEqualTo(bits);
    }

    @Test
    @DisplayName(
            "the start position is not the worst case of the list: one pawn and fourteen officers take 132 bits a side")
    void worstCase() {
        Position worst = Position.fromFen("knnnnnnn/pnnnnnnn/8/8/8/8/PNNNNNNN/KNNNNNNN w - - 0 1");
        assertThat(new PieceList().bits(worst)).isEqualTo(2 * 132);
    }

    @Test
    @DisplayName(
            "the Huffman lengths are 1 for empty, 3 for pawns, 5 for knights, bishops and rooks, 6 for queens and kings")
    void huffmanLengths() {
        assertThat(IntStream.range(0, 13).map(SquareHuffman.code()::length))
                .containsExactly(3, 5, 5, 5, 6, 6, 3, 5, 5, 5, 6, 6, 1);
    }
}
