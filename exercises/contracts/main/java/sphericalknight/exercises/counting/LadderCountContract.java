package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.draw.Draw.hex;

import java.util.SplittableRandom;
import java.util.StringJoiner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.RandomSquares;

class LadderCountContract extends CountTests<LadderCount> {
    @Override
    int count(LadderCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("pairs: the word of the lesson, 2 1 1 2 1 1 1 1")
    void pairs() {
        rung(1, 0xD765, 0x9655, answer().pairs(0xD765));
        rung(1, 0, 0, answer().pairs(0));
        rung(1, 0xFF, 0xAA, answer().pairs(0xFF));
        alike(random -> rung(1, random.nextInt(0x1_0000)));
    }

    @Test
    @DisplayName("pairs: the upper half of the word, up to its sign")
    void upperPairs() {
        rung(1, 0xD765L << 48, 0x9655L << 48, answer().pairs(0xD765L << 48));
        rung(1, -1L, 0xAAAA_AAAA_AAAA_AAAAL, answer().pairs(-1L));
        alike(random -> rung(1, random.nextLong()));
    }

    @Test
    @DisplayName("nibbles: 3 3 2 2, and 4 everywhere on a full board")
    void nibbles() {
        rung(2, 0x9655, 0x3322, answer().nibbles(0x9655));
        rung(2, 0xAAAA_AAAA_AAAA_AAAAL, 0x4444_4444_4444_4444L, answer().nibbles(0xAAAA_AAAA_AAAA_AAAAL));
        alike(random -> rung(2, random.nextLong()));
    }

    @Test
    @DisplayName("bytes: 6 4, and 8 everywhere on a full board")
    void bytes() {
        rung(3, 0x3322, 0x0604, answer().bytes(0x3322));
        rung(3, 0x4444_4444_4444_4444L, 0x0808_0808_0808_0808L, answer().bytes(0x4444_4444_4444_4444L));
        alike(random -> rung(3, random.nextLong()));
    }

    @Test
    @DisplayName("sum: all eight bytes, 36 for 1 to 8 and 64 for the full board")
    void sum() {
        sum(0x0000_0000_0000_0604L, 10);
        sum(0x0102_0304_0506_0708L, 36);
        sum(0x0800_0000_0000_0000L, 8);
        sum(0x0808_0808_0808_0808L, 64);
        alike(random -> {
            long set = random.nextLong();
            sum(counts(set, 3), Long.bitCount(set));
        });
    }

    @Test
    @DisplayName("the h-file and the whole board")
    void wholeBoard() {
        counts(FILE_H, 8, "one in each byte");
        counts(-1L, 64, "eight in each byte");
        counts("", 0, "nothing to add");
        alike(random -> counts(~RandomSquares.squares(random.nextInt(1, 4), -1L, random)));
    }

    @Test
    @DisplayName("300 random sets, rung by rung")
    void randomRungs() {
        randomSets(300, SplittableRandom::nextLong, set -> {
            rung(1, set);
            rung(2, set);
            rung(3, set);
        });
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }

    /** The number of ones in each field of 1, 2, 4 or 8 bits (rung 0 to 3) of {@code set}, stored in that field. */
    private static long counts(long set, int rung) {
        int width = 1 << rung;
        long fields = 0;
        for (int low = 0; low < 64; low += width) {
            fields |= (long) Long.bitCount(set >>> low & ((1L << width) - 1)) << low;
        }
        return fields;
    }

    private void rung(int rung, long set) {
        long from = counts(set, rung - 1);
        long yours = rung == 1 ? answer().pairs(from) : rung == 2 ? answer().nibbles(from) : answer().bytes(from);
        rung(rung, from, counts(set, rung), yours);
    }

    private static void rung(int rung, long from, long expected, long yours) {
        int width = 1 << rung;
        String name = rung == 1 ? "pairs" : rung == 2 ? "nibbles" : "bytes";
        assertThat(yours)
                .withFailMessage(() -> name + " of " + fields(from, width / 2, from) + "\nexpected: "
                        + fields(expected, width, expected | yours) + "\nyours:    "
                        + fields(yours, width, expected | yours))
                .isEqualTo(expected);
    }

    /** The fields of a word as decimal numbers, the highest first, from the highest field of {@code longest} that is not zero. */
    private static String fields(long word, int width, long longest) {
        StringJoiner text = new StringJoiner(" ");
        boolean begun = false;
        for (int low = 64 - width; low >= 0; low -= width) {
            begun |= longest >>> low != 0 || low == 0;
            if (begun) {
                text.add(String.valueOf(word >>> low & ((1L << width) - 1)));
            }
        }
        return text.toString();
    }

    private void sum(long bytes, int expected) {
        int yours = answer().sum(bytes);
        String words = "The bytes of " + hex(bytes) + " add up to " + expected + "; yours says " + yours + ".";
        assertThat(yours).withFailMessage("%s", words).isEqualTo(expected);
    }

    @Override
    protected void probe(LadderCount answer) {
        SplittableRandom random = new SplittableRandom(44);
        for (int i = 0; i < 50; i++) {
            long set = i < 2 ? -i : random.nextLong();
            answer.pairs(set);
            answer.nibbles(counts(set, 1));
            answer.bytes(counts(set, 2));
            answer.sum(counts(set, 3));
        }
        eachSet(answer::count);
    }
}
