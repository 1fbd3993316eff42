package sphericalknight.exercises.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercises.draughts.DraughtsSets.set;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Gather;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.Contract;

class DiagonalGatherContract extends Contract<DiagonalGather> {
    private static final List<String> DIAGONALS = List.of(
            "a1 b2 c3 d4 e5 f6 g7 h8",
            "a3 b4 c5 d6 e7 f8",
            "c1 d2 e3 f4 g5 h6",
            "a5 b6 c7 d8",
            "e1 f2 g3 h4",
            "a7 b8",
            "g1 h2");

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

    private void tellsApart(String diagonal) {
        int constant = answer().constant();
        int[] pair = sameIndex(constant, diagonal, 8);
        assertThat(pair == null)
                .withFailMessage(() -> "0x%08X gives the same index %d to %s and to %s"
                        .formatted(constant, pair[0] * constant >>> 24, names(pair[0]), names(pair[1])))
                .isTrue();
    }

    /** Two sets of at most {@code most} men on the diagonal that the constant gives the same index; null if there are none. */
    private static int[] sameIndex(int constant, String squares, int most) {
        int diagonal = set(squares);
        int[] first = new int[256];
        Arrays.fill(first, -1);
        for (int packed = 0; packed < 1 << Integer.bitCount(diagonal); packed++) {
            int men = Gather.scatter(packed, diagonal);
            int index = (men * constant) >>> 24;
            if (Integer.bitCount(men) <= most && first[index] >= 0) {
                return new int[] {first[index], men};
            }
            first[index] = Integer.bitCount(men) <= most ? men : first[index];
        }
        return null;
    }

    private static String names(int men) {
        return men == 0 ? "the empty diagonal" : "the men " + Squares.names(Numbering.B.toBoard(men));
    }

    /** A search that tries the great diagonal or single men only can find any of many constants, so these count as one. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        int constant = (int) result;
        if (keepsApart(constant, DIAGONALS, 8)) {
            return result;
        }
        boolean isGreatDiagonal = keepsApart(constant, DIAGONALS.subList(0, 1), 8);
        return isGreatDiagonal ? "the great diagonal" : keepsApart(constant, DIAGONALS, 1) ? "single men" : result;
    }

    private static boolean keepsApart(int constant, List<String> diagonals, int most) {
        return diagonals.stream().allMatch(diagonal -> sameIndex(constant, diagonal, most) == null);
    }
}
