package sphericalknight.exercises.slider;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Subsets;
import sphericalknight.chess.attack.MagicNumbers;
import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.exercise.contract.Contract;

class MagicLookupContract extends Contract<MagicLookup> {
    @Test
    @DisplayName("three squares that keep their order: the index is binary")
    void threeSquares() {
        index("", "b1 c1 d1", 1L << 60, 0, "nothing is occupied");
        index("b1", "b1 c1 d1", 1L << 60, 1, "bit 1 goes to bit 61, the lowest of the top three");
        index("c1", "b1 c1 d1", 1L << 60, 2, "bit 2 goes to bit 62");
        index("b1 c1", "b1 c1 d1", 1L << 60, 3, "bits 61 and 62");
        alike(random -> row(random, 3, random.nextInt(4), 0));
    }

    @Test
    @DisplayName("bit 63 of the product: the index is positive")
    void topBit() {
        index("d1", "b1 c1 d1", 1L << 60, 4, "bit 3 goes to bit 63, the sign");
        index("a1 h8", "a1 h8", -1, 1, "bits 0 and 63; the product is 0x7FFFFFFFFFFFFFFF");
        index("a8", "a7 a8", 1L << 7 | 1L << 14, 2, "bit 56 goes to bit 63, the sign");
        alike(random -> row(random, 3, random.nextInt(4, 8), 0));
    }

    @Test
    @DisplayName("pieces beside the mask do not matter")
    void besideTheMask() {
        index("a1 b1 e1 h1", "b1 c1 d1", 1L << 60, 1, "only b1 is in the mask");
        index("h7", "a7 a8", 1L << 7 | 1L << 14, 0, "h7 is not in the mask; it would go to bit 62");
        index("h7 a8", "a7 a8", 1L << 7 | 1L << 14, 2, "h7 is not in the mask; it would go to bit 62");
        alike(random -> row(random, 3, random.nextInt(8), random.nextLong()));
    }

    @Test
    @DisplayName("how far to shift depends on the number of squares in the mask")
    void everySize() {
        for (int n = 1; n <= 12; n++) {
            long mask = (1L << n) - 1;
            index(names(mask), names(mask), 1L << (64 - n), (1 << n) - 1, "the highest index, 2^" + n + " - 1");
        }
        alike(random -> row(random, random.nextInt(1, 13), -1, 0));
    }

    @Test
    @DisplayName("a table holds each way's attacks at the way's index, whatever order the ways come in")
    void smallTable() {
        long[] blockers = {set("b1 c1"), 0, set("c1"), set("b1")};
        long[] table = answer().table(set("b1 c1"), 1L << 61, blockers, new long[] {30, 0xF0, 20, 10});
        assertThat(table)
                .as("b1 to bit 62, c1 to bit 63; the ways b1 c1, none, c1, b1 attack 30, 240, 20, 10")
                .isEqualTo(new long[] {0xF0, 10, 20, 30});
        assertThat(answer().table(set("b1 c1"), 0, blockers, new long[] {30, 30, 30, 30}))
                .as("magic 0 gives each way index 0, and each way attacks 30: the other entries are not used")
                .isEqualTo(new long[] {30, 0, 0, 0});
        assertThat(table[0]).as("entry 0 after a second call: make a new array").isEqualTo(0xF0);
        alike(random -> {
            long[] each = random.longs(4, 1, 256).toArray();
            assertThat(answer().table(set("b1 c1"), 1L << 61, blockers, each))
                    .isEqualTo(new long[] {each[1], each[3], each[2], each[0]});
        });
    }

    @Test
    @DisplayName("the table of a rook on d4 is right for every board")
    void rookOnD4() {
        everyBoard(new Slider('R', "d4"));
    }

    @Test
    @DisplayName("the table of a rook in the corner h8 is right for every board")
    void rookOnH8() {
        everyBoard(new Slider('R', "h8"));
    }

    @Test
    @DisplayName("the tables of bishops on e5 and a1 are right for every board")
    void bishops() {
        everyBoard(new Slider('B', "e5"));
        everyBoard(new Slider('B', "a1"));
    }

    private void everyBoard(Slider slider) {
        long mask = slider.mask();
        long[] blockers = Subsets.all(mask);
        long[] table = answer().table(mask, slider.magic(), blockers, slider.attacks(blockers))
                .clone();
        assertThat(table.length)
                .as("entries for %d relevant squares", Long.bitCount(mask))
                .isEqualTo(blockers.length);
        randomly(2_000, random -> {
            long occupied = random.nextLong() & random.nextLong();
            smallestFirst(occupied & mask, () -> {
                String words = slider + ", occupied on its mask: " + names(occupied & mask);
                int index = answer().index(occupied, mask, slider.magic());
                assertThat(index)
                        .as("index for %s; the product is 0x%016X", words, slider.product(occupied))
                        .isEqualTo((int) (slider.product(occupied) >>> 64 - Long.bitCount(mask)));
                assertBoard(table[index])
                        .with(slider.piece(), 1L << slider.square())
                        .as("entry %d: %s", index, words)
                        .isEqualTo(slider.attacks(occupied));
            });
        });
    }

    /** Asks for a set on {@code n} squares in a row, which the magic brings to the top in this order, and pieces beside them. */
    private void row(SplittableRandom random, int n, int set, long others) {
        int lowest = random.nextInt(19);
        long mask = (1L << n) - 1 << lowest;
        long occupied = (long) set << lowest & mask | others & ~mask;
        int expected = set & (1 << n) - 1;
        index(names(occupied), names(mask), 1L << (64 - n - lowest), expected, "they keep their order");
    }

    private void index(String occupied, String mask, long magic, int expected, String words) {
        assertThat(answer().index(set(occupied), set(mask), magic))
                .as("mask %s, occupied \"%s\", magic 0x%016X: %s", mask, occupied, magic, words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(MagicLookup answer) {
        for (int square = 0; square < 64; square += 3) {
            long mask = RelevantSquares.rook(square);
            answer.index(0x1122_4488_1122_4488L, mask, MagicNumbers.rook(square));
            answer.index(-1L, mask, MagicNumbers.rook(square));
            answer.index(mask, mask, MagicNumbers.rook(square));
        }
        long[] down = {12, 14, 0, 10, 8, 6, 4, 2};
        answer.table(set("b1 c1 d1"), 1L << 60, down, new long[] {17, 16, 15, 14, 13, 12, 11, 10});
        long[] upwards = {0, set("a1"), set("h1"), set("a1 h1")};
        answer.table(set("a1 h1"), 0, upwards, new long[] {30, 30, 30, 30});
        answer.table(set("a1 h1"), 1L << 63 | 1L << 55, upwards, new long[] {10, 11, 12, 13});
        answer.table(set("a1 h1"), 1L << 63, upwards, new long[] {10, 11, 10, 11});
    }
}
