package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.LongToIntFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.ByteTableCount;

@DisplayName("Lesson 04: the code it builds, and the figures its text names")
class Lesson04Test {
    @Test
    @DisplayName("each way of the lesson counts like the JDK, sets with h8 among them")
    void countLikeTheJdk() {
        Map<String, LongToIntFunction> ways = new LinkedHashMap<>();
        ways.put("naive", Lesson04::naive);
        ways.put("by ranks", Lesson04::byRanks);
        ways.put("two halves", set -> Lesson04.count32((int) set) + Lesson04.count32((int) (set >>> 32)));
        Random random = new Random(64);
        for (int i = 0; i < 100_000; i++) {
            long set = i == 0 ? 0 : i == 1 ? -1 : i < 66 ? 1L << (i - 2) : random.nextLong();
            ways.forEach((name, way) -> {
                if (way.applyAsInt(set) != Long.bitCount(set)) {
                    throw new AssertionError(name + " counts " + way.applyAsInt(set) + " in " + Long.toHexString(set));
                }
            });
        }
    }

    @Test
    @DisplayName("the hasty count sees nothing in a set with h8 and everything in one without")
    void hastyCountLosesH8() {
        long fileH = set("h1 h2 h3 h4 h5 h6 h7 h8");
        assertThat(Lesson04.hasty(fileH)).isZero();
        assertThat(Lesson04.hasty(fileH & ~set("h8"))).isEqualTo(7);
        assertThat(-1L >> 1).isEqualTo(-1);
    }

    @Test
    @DisplayName("random sets catch the hasty count half of the time, the tight one never")
    void trial() {
        assertThat(Lesson04.trial(Long::bitCount, 10_000)).isEqualTo("right for 10,000 of 10,000 random sets");
        assertThat(Lesson04.trial(Lesson04::hasty, 10_000)).matches("right for (4,9|5,0)\\d\\d of 10,000 random sets");
        assertThat(Lesson04.trial(Lesson04::tight, 100_000)).isEqualTo("right for 100,000 of 100,000 random sets");
        assertThat(Lesson04.tight(-1L)).isZero();
        assertThat(Lesson04.tight(-1L >>> 1)).isEqualTo(63);
    }

    @Test
    @DisplayName("the lesson's table is the library's; a lonely h read as a byte is -128")
    void tables() {
        assertThat(Lesson04.table(8)).isEqualTo(ByteTableCount.table(8));
        assertThat(Lesson04.table(16)).isEqualTo(ByteTableCount.table(16));
        byte lonelyH1 = (byte) set("h1");
        assertThat(lonelyH1).isEqualTo((byte) -128);
    }

    @Test
    @DisplayName("64 counters at once play the Game of Life of lesson 00")
    void life() {
        Random random = new Random(3);
        for (int i = 0; i < 10_000; i++) {
            long world = i % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong();
            assertThat(Lesson04.life(world)).as("%x", world).isEqualTo(Lesson00.next(world));
        }
    }

    /** {@code nextLong} joins the upper 32 of 48 bits of two states in a row, so -1 takes a state below 2^16 and, after it, one of all ones. */
    @Test
    @DisplayName("java.util.Random never gives -1, the one set that six bits count wrongly")
    void randomNeverFindsIt() {
        assertThat(LongStream.range(0, 1 << 16).map(state -> state * 0x5DEECE66DL + 0xB))
                .noneMatch(next -> (int) (next >>> 16) == -1);
        long seedOfState5 = 5 ^ 0x5DEECE66DL; // Random scrambles its seed so
        assertThat(new Random(seedOfState5).nextInt()).isEqualTo((int) ((5 * 0x5DEECE66DL + 0xB) >>> 16));
    }
}
