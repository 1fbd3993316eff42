package sphericalknight.storage.positions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;

@DisplayName("The figures of the essay")
class EssayFiguresTest {
    @Test
    @DisplayName("256, 237, 233, 164, 45, 44, 42 are right; 222, 29 and 27 go further")
    void right() {
        assertThat(EssayFigures.nibbles()).isEqualTo(256);
        assertThat(EssayFigures.base13()).isEqualTo(237);
        assertThat(EssayFigures.mixedBase()).isEqualTo(233);
        assertThat(EssayFigures.oneKing()).isEqualTo(222);
        assertThat(EssayFigures.huffmanAtStart()).isEqualTo(164);
        assertThat(EssayFigures.pawnsAsDigits()).isEqualTo(45);
        assertThat(EssayFigures.pawnsInOrder(48)).isEqualTo(44);
        assertThat(EssayFigures.pawnsInOrder(40)).isEqualTo(42);
        assertThat(EssayFigures.pawnsAsSet(48)).isEqualTo(29);
        assertThat(EssayFigures.pawnsAsSet(40)).isEqualTo(27);
    }

    @Test
    @DisplayName("the fields of its list add up to 115 and 230, not to 105 and 210")
    void wrong() {
        assertThat(EssayFigures.listFields()).containsExactly(6, 1, 3, 45, 4, 56);
        assertThat(EssayFigures.listOfOneSide()).isEqualTo(115).isNotEqualTo(EssayFigures.CLAIMED_LIST_OF_ONE_SIDE);
        assertThat(EssayFigures.list()).isEqualTo(230).isNotEqualTo(EssayFigures.CLAIMED_LIST);
    }

    @Test
    @DisplayName(
            "the start position is not the worst case of the list: one pawn and fourteen officers take 132 bits a side")
    void worstCase() {
        Position start = Position.start();
        Position worst = Position.fromFen("knnnnnnn/pnnnnnnn/8/8/8/8/PNNNNNNN/KNNNNNNN w - - 0 1");
        assertThat(new PieceList().bits(start)).isEqualTo(2 * 115);
        assertThat(new PieceList().bits(worst)).isEqualTo(2 * 132);
    }

    @Test
    @DisplayName(
            "the Huffman lengths are 1 for empty, 3 for pawns, 5 for knights, bishops and rooks, 6 for queens and kings")
    void huffmanLengths() {
        assertThat(IntStream.range(0, 13).map(SquareHuffman.code()::length))
                .containsExactly(3, 5, 5, 5, 6, 6, 3, 5, 5, 5, 6, 6, 1);
    }

    @Test
    @DisplayName("the start position takes 64 bits as differences from itself, 13 as one run, 168 as sets of men")
    void start() {
        Position start = Position.start();
        assertThat(XorStart.plain().bits(start)).isEqualTo(64);
        assertThat(XorStart.runs().bits(start)).isEqualTo(13);
        assertThat(new PieceSets().bits(start)).isEqualTo(168);
        assertThat(new Occupancy().bits(start)).isEqualTo(64 + 4 * 32);
        assertThat(new FenText().bits(start)).isEqualTo(448);
    }
}
