package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;

@DisplayName("Knight distance")
class KnightDistanceTest {
    /** Computes the distances by breadth-first search with a queue of square names, without square numbers or bits. */
    private static Map<String, Integer> slowHops(String from) {
        Map<String, Integer> hops = new HashMap<>(Map.of(from, 0));
        Deque<String> queue = new ArrayDeque<>(hops.keySet());
        while (!queue.isEmpty()) {
            String here = queue.remove();
            for (String jump : "+1+2 +2+1 +2-1 +1-2 -1-2 -2-1 -2+1 -1+2".split(" ")) {
                char file = (char) (here.charAt(0) + Integer.parseInt(jump.substring(0, 2)));
                char rank = (char) (here.charAt(1) + Integer.parseInt(jump.substring(2)));
                String there = "" + file + rank;
                if (there.matches("[a-h][1-8]") && !hops.containsKey(there)) {
                    hops.put(there, hops.get(here) + 1);
                    queue.add(there);
                }
            }
        }
        return hops;
    }

    @Test
    @DisplayName(
            "hops and rings agree with a search over names, on all 4,096 pairs of squares; the longest way has six hops")
    void allPairs() {
        for (int from = 0; from < 64; from++) {
            Map<String, Integer> slow = slowHops(Squares.name(from));
            long[] rings = new long[8];
            for (int to = 0; to < 64; to++) {
                int hops = slow.get(Squares.name(to));
                rings[hops] |= 1L << to;
                assertThat(KnightDistance.hops(from, to))
                        .as("%s to %s", Squares.name(from), Squares.name(to))
                        .isEqualTo(hops)
                        .isLessThanOrEqualTo(6);
            }
            for (int hops = 0; hops < rings.length; hops++) {
                assertThat(KnightDistance.ring(from, hops))
                        .as("%d hops from %s", hops, Squares.name(from))
                        .isEqualTo(rings[hops]);
            }
        }
    }

    @Test
    @DisplayName("beyond six hops nothing is left, however far one asks; a negative number is refused")
    void limits() {
        assertThat(KnightDistance.ring(0, 7)).isZero();
        assertThat(KnightDistance.ring(0, Integer.MAX_VALUE)).isZero();
        assertThatThrownBy(() -> KnightDistance.ring(0, -1)).hasMessage("hops is -1; 0 or more are possible");
        assertThatThrownBy(() -> KnightDistance.hops(0, 64))
                .hasMessage("square 64 is not on the board; 0 (a1) to 63 (h8) are");
    }
}
