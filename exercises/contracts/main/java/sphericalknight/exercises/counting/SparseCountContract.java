package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercises.RandomSquares;

class SparseCountContract extends CountTests<SparseCount> {
    @Override
    int count(SparseCount answer, long set) {
        return answer.count(set);
    }

    @Test
    @DisplayName("a few squares, and none")
    void fewSquares() {
        counts("b1 h1 c2", 3, "three steps");
        counts("d5", 1, "d5 is bit 35");
        counts("", 0, "no step at all");
        assertSteps(8, () -> counts("a1", 1, "one step"), "{a1} needs one round, as many as it has squares");
        assertSteps(8, () -> counts("g8", 1, "one step"), "{g8} needs one round, as many as it has squares");
        assertSteps(8, () -> counts("h8", 1, "one step"), "{h8} needs one round, as many as it has squares");
        assertSteps(16, () -> counts("a1 a4 h8", 3, "three steps"), "{a1, a4, h8} needs three rounds");
        alike(random -> {
            int squares = random.nextInt(2, 6);
            long set = RandomSquares.squares(squares, -1L, random);
            assertSteps(4 + 4 * squares, () -> counts(set), "it needs as many rounds as it has squares");
        });
    }

    @Test
    @DisplayName("the h-file and the whole board: sets with h8 are negative")
    void signBit() {
        counts(FILE_H, 8, "a set with h8 is less than 0, but not empty");
        counts(-1L, 64, "64 steps");
        alike(random -> counts(random.nextLong() | set("h8")));
    }

    @Test
    @DisplayName("3,000 sets of all sizes")
    void randomSets() {
        countsRandomSets();
    }

    @Test
    @DisplayName("three squares are at least two and at least three, but not at least four")
    void threeSquares() {
        long three = set("b1 h1 c2");
        atLeast(three, 2, true);
        atLeast(three, 3, true);
        atLeast(three, 4, false);
        atLeast(three, 1, true);
        alike(random -> {
            long set = RandomSquares.squares(3, -1L, random);
            int number = random.nextInt(1, 5);
            atLeast(set, number, number < 4);
        });
    }

    @Test
    @DisplayName("the ends: at least none, one square on h8, and the whole board")
    void ends() {
        atLeast(0, 1, false);
        atLeast(0, 0, true);
        atLeast(set("h8"), 1, true);
        atLeast(set("h8"), 2, false);
        atLeast(set("a1"), 2, false);
        atLeast(set("a1"), 0, true);
        atLeast(-1L, 0, true);
        atLeast(-1L, 64, true);
        atLeast(-1L, 65, false);
        assertSteps(16, () -> atLeast(-1L, 2, true), "two squares of the whole board are enough to know; stop there");
        assertSteps(16, () -> atLeast(-1L, 3, true), "three squares of the whole board are enough to know; stop there");
        assertSteps(16, () -> atLeast(set("h8"), 1, true), "{h8} needs one round");
        assertSteps(16, () -> atLeast(set("a1"), 1, true), "{a1} needs one round");
        assertSteps(16, () -> atLeast(set("a1 h8"), 2, true), "{a1, h8} needs two rounds");
        assertSteps(24, () -> atLeast(~set("a1"), 5, true), "five squares of 63 are enough to know; stop there");
        alike(random -> {
            int number = random.nextInt(2, 6);
            long few = RandomSquares.squares(number, -1L, random);
            assertSteps(8 + 4 * number, () -> atLeast(few, number, true), "it needs as many rounds as are asked for");
            assertSteps(8 + 4 * number, () -> atLeast(~few, number, true), "so many are enough to know; stop there");
            atLeast(~few, 65 - number, false);
        });
    }

    @Test
    @DisplayName("2,000 random sets, each asked for a few numbers")
    void randomQuestions() {
        SplittableRandom random = random();
        for (int i = 0; i < 2_000; i++) {
            long set = random.nextLong() & (i % 2 == 0 ? -1L : random.nextLong() & random.nextLong());
            int number = Long.bitCount(set) + random.nextInt(-2, 3);
            if (number >= 0) {
                smallestFirst(set, () -> atLeast(set, number, number <= Long.bitCount(set)));
            }
        }
    }

    private void atLeast(long set, int number, boolean expected) {
        boolean yours = answer().atLeast(set, number);
        assertThat(yours)
                .withFailMessage(() -> few(set)
                        + (Long.bitCount(set) == 1 ? " has 1 square" : " has " + Long.bitCount(set) + " squares")
                        + ", so atLeast(set, " + number + ") is " + expected + "; yours says " + yours + ".")
                .isEqualTo(expected);
    }

    @Override
    protected void probe(SparseCount answer) {
        for (int square = 0; square < 64; square++) {
            answer.atLeast(0x1122_4488_0102_0408L << square, square % 8);
            answer.atLeast(-1L << square, 63 - square);
            answer.atLeast(-1L << square, 64 - square);
            answer.atLeast(-1L << square, 65 - square);
        }
        answer.atLeast(0, 0);
        answer.count(set("b1"));
        eachSet(answer::count);
    }
}
