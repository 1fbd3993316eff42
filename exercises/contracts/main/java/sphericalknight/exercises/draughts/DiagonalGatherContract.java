package sphericalknight.exercises.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercises.draughts.Boards.set;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.draughts.Gather;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.contract.Contract;

class DiagonalGatherContract extends Contract<DiagonalGather> {
    private static final int GREAT = set("a1 b2 c3 d4 e5 f6 g7 h8");
    private static final int TWO = (1 << 10) | (1 << 20);
    private static final int SMALL = 0b10101;

    @Test
    @DisplayName("bits 10 and 20, times 0x00200400: the highest two bits")
    void twoBits() {
        index(0, TWO, 0x0020_0400, 0b00, "nobody there");
        index(1 << 20, TWO, 0x0020_0400, 0b01, "bit 20 only, which 1 << 10 brings to bit 30");
        index(TWO & 0xFFFF, TWO, 0x0020_0400, 0b10, "bit 10 only, which 1 << 21 brings to bit 31");
        index(TWO, TWO, 0x0020_0400, 0b11, "both: the product is negative, the index is not");
        alike(random -> drawn(random, 2, 0));
    }

    @Test
    @DisplayName("men on other squares make no difference")
    void othersMakeNoDifference() {
        index(1 << 21, TWO, 0x0020_0400, 0b00, "a man on bit 21, which is none of the two squares");
        index(~TWO, TWO, 0x0020_0400, 0b00, "men everywhere but on the two squares");
        index(-1, TWO, 0x0020_0400, 0b11, "men everywhere");
        alike(random -> drawn(random, 2, -1));
    }

    @Test
    @DisplayName("three squares give three bits")
    void threeBits() {
        index(0b10000, SMALL, 0x2400_0000, 0b010, "bit 4, times 0x24000000, which brings it to bit 30");
        index(0b00100, SMALL, 0x2400_0000, 0b100, "bit 2, which goes to bit 31");
        index(0b00001, SMALL, 0x2400_0000, 0b001, "bit 0, which goes to bit 29; its copy on bit 26 is garbage");
        alike(random -> drawn(random, 3, 0));
    }

    @Test
    @DisplayName("your constant: no two of the 256 ways share an index")
    void constantTellsAllApart() {
        int constant = answer().constant();
        int[] first = new int[256];
        Arrays.fill(first, -1);
        for (int packed = 0; packed < 256; packed++) {
            int men = Gather.scatter(packed, GREAT);
            int index = (men * constant) >>> 24;
            assertThat(first[index])
                    .withFailMessage(() -> "0x%08X gives index %d to %s and to %s. %s"
                            .formatted(constant, index, names(first[index]), names(men), why(constant)))
                    .isEqualTo(-1);
            first[index] = men;
        }
    }

    /** Explains, as far as can be said for certain, why two sets share an index with this constant. */
    private static String why(int constant) {
        for (int rest = GREAT; rest != 0; rest &= rest - 1) {
            int man = rest & -rest;
            if ((man * constant) >>> 24 == 0) {
                return "A man on " + names(man) + " alone never comes to the highest eight bits, 24 to 31.";
            }
        }
        return "Each of its %d ones copies all eight men; in the highest eight bits copies of different men meet."
                .formatted(Integer.bitCount(constant));
    }

    @Test
    @DisplayName("1,000 random boards and diagonals")
    void randomBoards() {
        SplittableRandom random = random();
        for (int i = 0; i < 1_000; i++) {
            int drawn = 1 << 30 | 1 << i % 30;
            while (Integer.bitCount(drawn) < 2 + i % 7) {
                drawn |= 1 << random.nextInt(32);
            }
            int diagonal = drawn;
            int occupied = random.nextInt();
            int constant = random.nextInt();
            smallestFirst(Integer.toUnsignedLong(diagonal), () -> index(occupied, diagonal, constant));
        }
    }

    /** Asks for men on {@code n} squares and on {@code others}, with a constant that brings the n squares to the highest bits. */
    private void drawn(SplittableRandom random, int n, int others) {
        int diagonal = 0;
        int constant = 0;
        for (int square : random.ints(0, 32).distinct().limit(n).sorted().toArray()) {
            constant |= 1 << (31 - Integer.bitCount(diagonal) - square);
            diagonal |= 1 << square;
        }
        index(random.nextInt() & (diagonal | others), diagonal, constant);
    }

    private void index(int occupied, int diagonal, int constant) {
        long product = Integer.toUnsignedLong((occupied & diagonal) * constant);
        int expected = (int) (product / (1L << (32 - Integer.bitCount(diagonal))));
        index(occupied, diagonal, constant, expected, "a random board");
    }

    private void index(int occupied, int diagonal, int constant, int expected, String words) {
        int men = occupied & diagonal;
        assertThat(answer().index(occupied, diagonal, constant))
                .as(
                        "%s; occupied & diagonal is 0x%08X, times 0x%08X is 0x%08X; of its 32 bits the highest %d",
                        words, men, constant, men * constant, Integer.bitCount(diagonal))
                .isEqualTo(expected);
    }

    private static String names(int men) {
        String names = Squares.names(Numbering.B.toBoard(men));
        return names.isEmpty() ? "nobody" : names;
    }

    @Override
    protected void probe(DiagonalGather answer) {
        SplittableRandom random = new SplittableRandom(113);
        answer.constant();
        answer.index(-1, TWO, 0x0020_0400);
        answer.index(1 << 21, TWO, 0x0020_0400);
        answer.index(0b00100, SMALL, 0x2400_0000);
        for (int i = 0; i < 8; i++) {
            answer.index(random.nextInt(), GREAT, random.nextInt());
        }
    }
}
