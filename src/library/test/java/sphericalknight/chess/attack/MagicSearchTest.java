package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("MagicSearch: the numbers in use were found here and are found again")
class MagicSearchTest {
    @Test
    @DisplayName("from the recorded seed the search finds all 128 stored numbers after 2,175,835 candidates")
    void findsAllStoredNumbers() {
        long candidates = 0;
        for (int square = 0; square < 64; square++) {
            MagicSearch.Found rook = MagicSearch.rook(square, MagicSearch.SEED);
            MagicSearch.Found bishop = MagicSearch.bishop(square, MagicSearch.SEED);
            assertThat(rook.magic()).isEqualTo(MagicNumbers.rook(square));
            assertThat(bishop.magic()).isEqualTo(MagicNumbers.bishop(square));
            candidates += rook.candidates() + bishop.candidates();
        }
        assertThat(candidates).isEqualTo(2_175_835);
    }

    @Test
    @DisplayName("relevant squares: 10 to 12 for the rook, 5 to 9 for the bishop, 2^n summed is 102,400 and 5,248")
    void relevantSquares() {
        assertThat(RelevantSquares.rook(square("b3"))).isEqualTo(set("b2 b4 b5 b6 b7 c3 d3 e3 f3 g3"));
        assertThat(RelevantSquares.bishop(square("b3"))).isEqualTo(set("c2 c4 d5 e6 f7"));
        int rook = 0;
        int bishop = 0;
        for (int square = 0; square < 64; square++) {
            rook += 1 << Long.bitCount(RelevantSquares.rook(square));
            bishop += 1 << Long.bitCount(RelevantSquares.bishop(square));
        }
        assertThat(rook).isEqualTo(102_400);
        assertThat(bishop).isEqualTo(5_248);
    }
}
