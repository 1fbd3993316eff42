package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lesson 00: the Game of Life, and what its text says happens")
class Lesson00Test {
    private static final long HELLO = 0x0000752527257500L;

    /** The world after {@code steps} steps. */
    private static long after(int steps, long world) {
        return steps == 0 ? world : after(steps - 1, Lesson00.next(world));
    }

    @Test
    @DisplayName("HI is alive for 24 steps and gone after 25")
    void hello() {
        assertThat(after(24, HELLO)).isNotZero();
        assertThat(after(25, HELLO)).isZero();
    }

    @Test
    @DisplayName("with d2 between the letters, HI lives 100 steps; with a beard, the face lives 92")
    void oneSquareMore() {
        assertThat(after(99, HELLO | set("d2"))).isNotZero();
        assertThat(after(100, HELLO | set("d2"))).isZero();
        long beard = after(91, set("c6 f6 b3 c2 d2 e2 f2 g3 d1"));
        assertThat(Lesson00.next(beard)).isNotEqualTo(beard).isEqualTo(after(2, beard));
        long nose = after(4, set("c6 f6 b3 c2 d2 e2 f2 g3 d4"));
        assertThat(Lesson00.next(nose)).isNotEqualTo(nose).isEqualTo(after(2, nose));
    }

    @Test
    @DisplayName(
            "the table of lives: 100 on d2, then 62 on c1, 28 squares below 25, three for ever; the face smiles 3 steps")
    void lives() {
        List<Integer> lives = IntStream.range(0, 64)
                .filter(square -> (HELLO >>> square & 1) == 0)
                .map(square -> Lesson00.life(HELLO | 1L << square))
                .boxed()
                .toList();
        assertThat(lives).hasSize(44).filteredOn(life -> life < 25).hasSize(28);
        assertThat(lives).filteredOn(life -> life >= 62).containsExactlyInAnyOrder(100, 62, 300, 300, 300);
        assertThat(Lesson00.life(HELLO)).isEqualTo(25);
        assertThat(Lesson00.life(HELLO | set("c1"))).isEqualTo(62);
        assertThat(Lesson00.life(set("c6 f6 b3 c2 d2 e2 f2 g3"))).isEqualTo(3);
    }

    @Test
    @DisplayName("of 946 pairs of squares 106 live for ever; the best of the others, e5 and c8, lives 101 steps")
    void pairs() {
        Map<Long, Integer> lives = new HashMap<>();
        for (long first = ~HELLO; first != 0; first &= first - 1) {
            for (long rest = first & first - 1; rest != 0; rest &= rest - 1) {
                long pair = first & -first | rest & -rest;
                lives.put(pair, Lesson00.life(HELLO | pair));
            }
        }
        assertThat(lives).hasSize(946);
        assertThat(lives.values()).filteredOn(life -> life == 300).hasSize(106);
        assertThat(lives.values()).filteredOn(life -> life < 300).allMatch(life -> life <= 101);
        assertThat(lives).containsEntry(set("e5 c8"), 101);
    }

    @Test
    @DisplayName("a glider goes one square down and to the right in four steps, and ends as a block at h1")
    void glider() {
        long glider = set("b8 c7 a6 b6 c6");
        assertThat(names(after(4, glider))).isEqualTo("b5 c5 d5 d6 c7");
        assertThat(names(after(23, glider))).isEqualTo("g1 h1 g2 h2");
        assertThat(after(22, glider)).isNotEqualTo(set("g1 h1 g2 h2"));
    }

    @Test
    @DisplayName(
            "a block and a ring of six stay as they are, three in a row turn, and the face is a block after three steps")
    void stillAndTurning() {
        assertThat(Lesson00.next(set("d4 e4 d5 e5"))).isEqualTo(set("d4 e4 d5 e5"));
        assertThat(Lesson00.next(set("b3 c2 c4 d2 d4 e3"))).isEqualTo(set("b3 c2 c4 d2 d4 e3"));
        assertThat(names(Lesson00.next(set("c4 d4 e4")))).isEqualTo("d3 d4 d5");
        assertThat(names(after(3, set("c6 f6 b3 c2 d2 e2 f2 g3")))).isEqualTo("d3 e3 d4 e4");
    }
}
