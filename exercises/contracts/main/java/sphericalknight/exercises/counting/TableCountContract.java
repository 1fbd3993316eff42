package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.Some;

class TableCountContract extends CountTests<TableCount> {
    @Override
    int count(TableCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("the table begins 0 1 1 2 1 2 2 3")
    void tableBegins() {
        assertThat(answer().table()).as("the first eight counts").startsWith(0, 1, 1, 2, 1, 2, 2, 3);
    }

    @Test
    @DisplayName("the table has 65,536 entries, and the last one is 16")
    void tableEnds() {
        byte[] table = answer().table();
        assertThat(table.length)
                .withFailMessage("There are 65,536 numbers of 16 bits, your table has %,d entries.", table.length)
                .isEqualTo(65_536);
        for (int ones = 0; ones <= 16; ones++) {
            int below = (1 << ones) - 1;
            assertThat(table[below])
                    .as("the count of %,d, which is %d ones", below, ones)
                    .isEqualTo((byte) ones);
        }
        for (int power = 1; power < table.length; power *= 2) {
            assertThat(table[power])
                    .as("the count of %,d, a power of two", power)
                    .isEqualTo((byte) 1);
        }
    }

    @Test
    @DisplayName("every entry is the count of its number")
    void everyEntry() {
        everyEntry(answer().table());
        everyEntry(answer().table()); // asked a second time, the answer is the same
    }

    private static void everyEntry(byte[] table) {
        assertThat(table.length).as("entries").isEqualTo(65_536);
        for (int i = 0; i < table.length; i++) {
            byte yours = table[i];
            if (yours != Integer.bitCount(i)) {
                assertThat(yours)
                        .withFailMessage(
                                "%,d is binary %s, that is %d ones; your table says %d.",
                                i, Integer.toBinaryString(i), Integer.bitCount(i), yours)
                        .isEqualTo((byte) Integer.bitCount(i));
            }
        }
    }

    @Test
    @DisplayName("a few squares on ranks 1 and 2: one look-up")
    void lowestQuarter() {
        int yours = answerApart().count(set("b1 g1 c2")); // its classes are new: no test has called table() before
        assertThat(yours)
                .withFailMessage("{b1 g1 c2} has 3 squares, yours counts %d (before table() has been called).", yours)
                .isEqualTo(3);
        counts("", 0, "four times entry 0");
        counts("b1 g1 c2", 3, "ranks 1 and 2 are the lowest 16 bits");
        alike(random -> counts(random.nextInt(1 << 13) << 2 | set("b1")));
    }

    @Test
    @DisplayName("h-squares on even ranks: the highest bit of each quarter")
    void highestBitOfEachQuarter() {
        counts("h2", 1, "bit 15 is the highest of its quarter");
        counts("h4", 1, "bit 31 is the highest of its quarter");
        counts("h6", 1, "bit 47 is the highest of its quarter");
        counts("h8", 1, "bit 63 is the highest of its quarter");
        alike(random -> counts(Some.squares(random.nextInt(2, 4), set("h2 h4 h6 h8"), random)));
    }

    @Test
    @DisplayName("all four quarters together: the h-file, the whole board")
    void allQuarters() {
        counts(FILE_H, 8, "two in each quarter");
        counts(-1L, 64, "four times 16");
        assertSteps(
                30,
                () -> counts(~set(FILE_H), 56, "four times 14"),
                "make the table once, then four look-ups count any set");
        alike(random -> assertSteps(
                30, () -> counts(random.nextInt(1 << 16) * 0x1_0001_0001_0001L), "four look-ups count any set"));
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }

    @Override
    protected void probe(TableCount answer) {
        answer.count(set("b1 c2"));
        answer.table();
        probeCounts(answer);
    }
}
