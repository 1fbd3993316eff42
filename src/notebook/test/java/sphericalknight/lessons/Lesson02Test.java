package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.chess.board.Lines.FILE_A;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lesson 02: the code it builds, and the figures its text names")
class Lesson02Test {
    @Test
    @DisplayName("the patient way: eight squares from d4, two from the corner")
    void patientWay() {
        assertThat(names(Lesson02.patient(square("d4"), Lesson02.KNIGHT))).isEqualTo("c2 e2 b3 f3 b5 f5 c6 e6");
        assertThat(names(Lesson02.patient(square("a1"), Lesson02.KNIGHT))).isEqualTo("c2 b3");
        assertThat(names(Lesson02.patient(square("g8"), Lesson02.KNIGHT))).isEqualTo("f6 h6 e7");
    }

    @Test
    @DisplayName("eight shifts without a mask are right on the files c to f and nowhere else")
    void unmaskedShiftsFailOnTheOuterFiles() {
        for (int square = 0; square < 64; square++) {
            boolean right = Lesson02.eightShifts(bit(square)) == Lesson02.patient(square, Lesson02.KNIGHT);
            assertThat(right).as(name(square)).isEqualTo(file(square) >= 2 && file(square) <= 5);
        }
    }

    @Test
    @DisplayName("80 of the 416 moves without a mask are ghosts")
    void ghostsInAll() {
        int unmasked = 0;
        int real = 0;
        for (int square = 0; square < 64; square++) {
            unmasked += Long.bitCount(Lesson02.eightShifts(bit(square)));
            real += Long.bitCount(Lesson02.patient(square, Lesson02.KNIGHT));
        }
        assertThat(unmasked).isEqualTo(416);
        assertThat(real).isEqualTo(336);
    }

    @Test
    @DisplayName("two files right: nothing wraps, nothing is lost, from any of the 64 squares")
    void twoRightAgreesWithThePatientWay() {
        int[][] twoRight = {{2, 1}, {2, -1}};
        for (int square = 0; square < 64; square++) {
            assertThat(Lesson02.twoRight(bit(square))).as(name(square)).isEqualTo(Lesson02.patient(square, twoRight));
        }
        assertThat(names(Lesson02.twoRight(set("e5 g5")))).isEqualTo("g4 g6");
    }

    @Test
    @DisplayName("the distances to the edges, added, count on in 2, 3, 4, 6, 8")
    void edgeDistanceCountsRight() {
        for (int square = 0; square < 64; square++) {
            int sideways = Math.min(2, Math.min(file(square), 7 - file(square)));
            int upAndDown = Math.min(2, Math.min(square / 8, 7 - square / 8));
            assertThat(Long.bitCount(Lesson02.patient(square, Lesson02.KNIGHT)))
                    .as(name(square))
                    .isEqualTo(new int[] {2, 3, 4, 6, 8}[sideways + upAndDown]);
        }
    }

    @Test
    @DisplayName("the rings from a1 hold 1, 2, 9, 20, 21, 10 and 1 squares, and every square once")
    void ringsFromTheCorner() {
        List<Long> rings = Lesson02.rings(square("a1"));
        assertThat(rings.stream().map(Long::bitCount)).containsExactly(1, 2, 9, 20, 21, 10, 1);
        assertThat(rings.stream().reduce(0L, (seen, ring) -> seen | ring)).isEqualTo(-1L);
        assertThat(rings.get(6)).isEqualTo(set("h8"));
    }

    @Test
    @DisplayName("a square lies in the ring of its shortest walk, and in no other")
    void ringsAgreeWithAllWalks() {
        for (String from : List.of("a1", "d4", "g2")) {
            List<Long> rings = Lesson02.rings(square(from));
            for (int to = 0; to < 64; to++) {
                int hops = 0;
                while (!Lesson02.walks(square(from), to, hops)) {
                    hops++;
                }
                for (int ring = 0; ring < rings.size(); ring++) {
                    assertThat((rings.get(ring) & bit(to)) != 0)
                            .as(from + name(to))
                            .isEqualTo(ring == hops);
                }
            }
        }
    }

    @Test
    @DisplayName("the ruler promises too little from a1 to b1, a2, b2 and c3, and is right everywhere else")
    void rulerFailsNearby() {
        List<Long> rings = Lesson02.rings(square("a1"));
        long wrong = 0;
        for (int to = 0; to < 64; to++) {
            int promised = Lesson02.ruler(square("a1"), to);
            wrong |= (rings.get(promised) & bit(to)) == 0 ? bit(to) : 0;
        }
        assertThat(names(wrong)).isEqualTo("b1 a2 b2 c3");
        assertThat(Lesson02.ruler(square("a1"), square("h8"))).isEqualTo(6);
        assertThat(Lesson02.ruler(square("a1"), square("b2"))).isEqualTo(2);
    }

    @Test
    @DisplayName("the ruler errs for neighbours on a line, two steps of a diagonal, and one step out of a corner only")
    void rulerFailsNowhereElse() {
        long corners = set("a1 h1 a8 h8");
        for (int from = 0; from < 64; from++) {
            List<Long> rings = Lesson02.rings(from);
            for (int to = 0; to < 64; to++) {
                int files = Math.abs(file(from) - file(to));
                int ranks = Math.abs(from / 8 - to / 8);
                boolean outOfCorner = files == 1 && ranks == 1 && ((bit(from) | bit(to)) & corners) != 0;
                boolean isShort = files + ranks == 1 || files == 2 && ranks == 2 || outOfCorner;
                int hops = isShort ? files + ranks == 1 ? 3 : 4 : Lesson02.ruler(from, to);
                assertThat(rings.get(hops) & bit(to)).as(name(from) + name(to)).isNotZero();
                assertThat(hops != Lesson02.ruler(from, to)).isEqualTo(isShort);
            }
        }
    }

    @Test
    @DisplayName("where(...) is the set of squares for which a statement is true")
    void whereCollectsSquares() {
        assertThat(Lesson02.where(square -> file(square) == 0)).isEqualTo(FILE_A);
        assertThat(Lesson02.where(square -> true)).isEqualTo(-1L);
        assertThat(Lesson02.where(square -> false)).isZero();
        assertThat(Lesson02.verdict(FILE_A)).isEqualTo("8 of 64 squares are right");
    }
}
