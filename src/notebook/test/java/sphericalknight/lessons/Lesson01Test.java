package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.board.Lines;
import sphericalknight.chess.board.Mirror;
import sphericalknight.chess.board.Numbering;
import sphericalknight.chess.board.Shift;

@DisplayName("Lesson 01: the code it builds, and the figures its text names")
class Lesson01Test {
    /** Single squares, then random sets. */
    private static LongStream sets() {
        return LongStream.concat(LongStream.range(0, 64).map(square -> 1L << square), new Random(1).longs(10_000));
    }

    @Test
    @DisplayName("the lesson's step to the right, fast and slow, is the library's")
    void east() {
        sets().forEach(set -> {
            assertThat(Lesson01.east(set)).isEqualTo(Shift.east(set));
            assertThat(Lesson01.slowEast(set)).isEqualTo(Shift.east(set));
        });
    }

    @Test
    @DisplayName("the step without the mask is wrong on h1 to h7, with the mask nowhere")
    void disagreement() {
        assertThat(Lesson01.disagreement(Lesson01::east, Lesson01::slowEast)).isZero();
        assertThat(names(Lesson01.disagreement(set -> set << 1, Lesson01::slowEast)))
                .isEqualTo("h1 h2 h3 h4 h5 h6 h7");
    }

    @Test
    @DisplayName(
            "the lesson's slow mirror is the library's fast one; its first step swaps a with b, c with d and so on")
    void mirrors() {
        sets().forEach(set -> {
            long swapped = LongStream.range(0, 64)
                    .filter(square -> (set >>> square & 1) != 0)
                    .map(square -> 1L << (square ^ 1))
                    .reduce(0, (a, b) -> a | b);
            assertThat(Lesson01.slowMirror(set)).isEqualTo(Mirror.leftRight(set));
            assertThat(Lesson01.swapNeighbours(set)).isEqualTo(swapped);
        });
    }

    @Test
    @DisplayName("an int has too few bits: 1 << 35 is d1, and 1 << 31 becomes h4 and the four ranks above")
    void tooFewBits() {
        long d5 = 1 << 35;
        long h4 = 1 << 31;
        assertThat(d5).isEqualTo(8).isEqualTo(set("d1"));
        assertThat(h4).isEqualTo(set("h4") | Lines.RANK_5 | Lines.RANK_6 | Lines.RANK_7 | Lines.RANK_8);
        assertThat(Long.bitCount(h4)).isEqualTo(33);
    }

    @Test
    @DisplayName("the full board is -1, the start of a game is -281474976645121, h8 is the smallest long")
    void signs() {
        assertThat(~0L).isEqualTo(-1);
        assertThat(Long.toUnsignedString(~0L)).isEqualTo("18446744073709551615");
        assertThat(Lines.RANK_1 | Lines.RANK_2 | Lines.RANK_7 | Lines.RANK_8).isEqualTo(-281474976645121L);
        assertThat(set("h8")).isEqualTo(Long.MIN_VALUE).isNegative();
        assertThat(set("h8") >> 8).isEqualTo(set("h7") | Lines.RANK_8);
    }

    @Test
    @DisplayName("at the start the white knights can go to a3, c3, f3 and h3")
    void firstKnightMoves() {
        long white = Lines.RANK_1 | Lines.RANK_2;
        assertThat(names(KnightMoves.attacks(set("b1 g1")) & ~white)).isEqualTo("a3 c3 f3 h3");
    }

    @Test
    @DisplayName(
            "0x10 is e1 read our way and d1 counted from h1; f6 is a file and a rank; the diagonal of c5 has six squares")
    void squaresOfTheText() {
        assertThat(names(0x10L)).isEqualTo("e1");
        assertThat(names(Numbering.H1_G1.set(0x10L))).isEqualTo("d1");
        assertThat(names((Lines.FILE_A << 5) & (Lines.RANK_1 << 40))).isEqualTo("f6");
        assertThat(names(Lines.A1_TO_H8 << 16)).isEqualTo("a3 b4 c5 d6 e7 f8");
        assertThat(names(0x8100_0000_0000_0103L)).isEqualTo("a1 b1 a2 a8 h8");
        assertThat(bit(square("e6"))).isEqualTo(1L << 0b101_100);
    }
}
