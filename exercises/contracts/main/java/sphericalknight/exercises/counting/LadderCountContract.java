package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.draw.Draw.hex;

import java.util.SplittableRandom;
import java.util.StringJoiner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LadderCountContract extends CountTests<LadderCount> {
    @Override
    int count(LadderCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("pairs: the word of the lesson, 2 1 1 2 1 1 1 1")
    void pairs() {
        rung("pairs", 0xD765, 0x9655, answer().pairs(0xD765));
        rung("pairs", 0, 0, answer().pairs(0));
        rung("pairs", 0xFF, 0xAA, answer().pairs(0xFF));
    }

    @Test
    @DisplayName("pairs: the upper half of the word, up to its sign")
    void upperPairs() {
        rung("pairs", 0xD765L << 48, 0x9655L << 48, answer().pairs(0xD765L << 48));
        rung("pairs", -1L, 0xAAAA_AAAA_AAAA_AAAAL, answer().pairs(-1L));
    }

    @Test
    @DisplayName("nibbles: 3 3 2 2, and 4 everywhere on a full board")
    void nibbles() {
        rung("nibbles", 0x9655, 0x3322, answer().nibbles(0x9655));
        rung("nibbles", 0xAAAA_AAAA_AAAA_AAAAL, 0x4444_4444_4444_4444L, answer().nibbles(0xAAAA_AAAA_AAAA_AAAAL));
    }

    @Test
    @DisplayName("bytes: 6 4, and 8 everywhere on a full board")
    void bytes() {
        rung("bytes", 0x3322, 0x0604, answer().bytes(0x3322));
        rung("bytes", 0x4444_4444_4444_4444L, 0x0808_0808_0808_0808L, answer().bytes(0x4444_4444_4444_4444L));
    }

    @Test
    @DisplayName("sum: all eight bytes, 36 for 1 to 8 and 64 for the full board")
    void sum() {
        sum(0x0000_0000_0000_0604L, 10);
        sum(0x0102_0304_0506_0708L, 36);
        sum(0x0800_0000_0000_0000L, 8);
        sum(0x0808_0808_0808_0808L, 64);
    }

    @Test
    @DisplayName("the h-file and the whole board")
    void wholeBoard() {
        counts(FILE_H, 8, "one in each byte");
        counts(-1L, 64, "eight in each byte");
        counts("", 0, "nothing to add");
    }

    @Test
    @DisplayName("300 random sets, rung by rung")
    void randomRungs() {
        randomly(300, random -> {
            long set = random.nextLong();
            smallestFirst(set, () -> {
                rung("pairs", set, counts(set, 1), answer().pairs(set));
                rung("nibbles", counts(set, 1), counts(set, 2), answer().nibbles(counts(set, 1)));
                rung("bytes", counts(set, 2), counts(set, 3), answer().bytes(counts(set, 2)));
            });
        });
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }

    /** The number of ones in each field of 2, 4 or 8 bits (rung 1, 2 or 3) of {@code set}, stored in that field. */
    private static long counts(long set, int rung) {
        int width = 1 << rung;
        long fields = 0;
        for (int low = 0; low < 64; low += width) {
            fields |= (long) Long.bitCount(set >>> low & ((1L << width) - 1)) << low;
        }
        return fields;
    }

    private static void rung(String rung, long from, long expected, long yours) {
        assertThat(yours)
                .withFailMessage(() -> rung + " of " + fields(from, width(rung) / 2, from) + "\nexpected: "
                        + fields(expected, width(rung), expected | yours) + "\nyours:    "
                        + fields(yours, width(rung), expected | yours))
                .isEqualTo(expected);
    }

    /** The width in bits of the fields that a rung produces: 2, 4 or 8. */
    private static int width(String rung) {
        return rung.equals("pairs") ? 2 : rung.equals("nibbles") ? 4 : 8;
    }

    /** The fields of a word as decimal numbers, the highest first, from the highest field of {@code longest} that is not zero. */
    private static String fields(long word, int width, long longest) {
        StringJoiner text = new StringJoiner(" ");
        boolean begun = false;
        for (int low = 64 - width; low >= 0; low -= width) {
            long field = word >>> low & ((1L << width) - 1);
            begun |= longest >>> low != 0 || low == 0;
            if (begun) {
                text.add(String.valueOf(field));
            }
        }
        return text.toString();
    }

    private void sum(long bytes, int expected) {
        int yours = answer().sum(bytes);
        assertThat(yours)
                .withFailMessage(
                        () -> "The bytes of " + hex(bytes) + " add up to " + expected + ", yours " + yours + ".")
                .isEqualTo(expected);
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
        probeCounts(answer);
    }
}
