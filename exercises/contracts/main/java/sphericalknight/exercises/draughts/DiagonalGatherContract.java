package sphericalknight.exercises.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercises.draughts.DraughtsSets.set;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Gather;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.Contract;

class DiagonalGatherContract extends Contract<DiagonalGather> {
    @Test
    @DisplayName("a1 to h8: no two of the 256 sets of men share an index")
    void greatDiagonal() {
        tellsApart("a1 b2 c3 d4 e5 f6 g7 h8");
    }

    @Test
    @DisplayName("a3 to f8 and c1 to h6: no two of the 64 sets of men share an index")
    void sixSquares() {
        tellsApart("a3 b4 c5 d6 e7 f8");
        tellsApart("c1 d2 e3 f4 g5 h6");
    }

    @Test
    @DisplayName("the four short diagonals: no two sets of men share an index")
    void shortDiagonals() {
        tellsApart("a7 b8");
        tellsApart("a5 b6 c7 d8");
        tellsApart("e1 f2 g3 h4");
        tellsApart("g1 h2");
    }

    private void tellsApart(String squares) {
        int diagonal = set(squares);
        int constant = answer().constant();
        int[] first = new int[256];
        Arrays.fill(first, -1);
        for (int packed = 0; packed < 1 << Integer.bitCount(diagonal); packed++) {
            int men = Gather.scatter(packed, diagonal);
            int index = (men * constant) >>> 24;
            assertThat(first[index])
                    .withFailMessage(() -> "0x%08X gives index %d to %s and to %s"
                            .formatted(constant, index, names(first[index]), names(men)))
                    .isEqualTo(-1);
            first[index] = men;
        }
    }

    private static String names(int men) {
        String names = Squares.names(Numbering.B.toBoard(men));
        return names.isEmpty() ? "nobody" : names;
    }
}
