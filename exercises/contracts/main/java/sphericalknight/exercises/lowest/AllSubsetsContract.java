package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Squares;
import sphericalknight.bits.Subsets;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.RandomSquares;

class AllSubsetsContract extends Contract<AllSubsets> {
    /** All squares but a1 and h8, which have a test of their own. */
    private static final long INNER = ~(1L | 1L << 63);

    @Test
    @DisplayName("two neighbours have four subsets")
    void neighbours() {
        subsets("a1 b1", "", "a1", "b1", "a1 b1");
        alike(random -> check(3L << 8 * random.nextInt(8) + random.nextInt(6)));
    }

    @Test
    @DisplayName("three squares with gaps: a carry has to cross them")
    void gaps() {
        subsets("b2 f2 c3", "", "b2", "f2", "b2 f2", "c3", "b2 c3", "f2 c3", "b2 f2 c3");
        alike(random -> check(RandomSquares.squares(3, INNER, random)));
    }

    @Test
    @DisplayName("one square has two subsets, the empty set one")
    void smallMasks() {
        subsets("d4", "", "d4");
        subsets("", "");
        alike(random -> check(RandomSquares.squares(1, INNER, random)));
    }

    @Test
    @DisplayName("both ends of the board: a1 and h8")
    void endsOfTheBoard() {
        subsets("a1 h8", "", "a1", "h8", "a1 h8");
        subsets("d5 h8", "", "d5", "h8", "d5 h8");
        alike(random -> check(RandomSquares.squares(1, ~(1L << 63), random) | 1L << 63));
    }

    @Test
    @DisplayName("the twelve squares that can block a rook on a1: 4,096 subsets, all different")
    void rookOnA1() {
        long rook = set("b1 c1 d1 e1 f1 g1 a2 a3 a4 a5 a6 a7");
        check(rook);
        alike(random -> check(RandomSquares.squares(7, rook, random)));
    }

    @Test
    @DisplayName("100 random sets of up to nine squares")
    void randomMasks() {
        SplittableRandom random = random();
        for (int i = 0; i < 100; i++) {
            long drawn = 0;
            for (int n = 0; n < i % 10; n++) {
                drawn |= 1L << random.nextInt(64);
            }
            long mask = drawn;
            smallestFirst(mask, () -> check(mask));
        }
    }

    private void subsets(String mask, String... expected) {
        compare(set(mask), Arrays.stream(expected).mapToLong(Squares::set).toArray());
    }

    private void check(long mask) {
        compare(mask, Subsets.all(mask));
    }

    private void compare(long mask, long[] expected) {
        long[] yours = answer().subsets(mask);
        assertThat(yours.length)
                .withFailMessage(() -> "{%s} has %d subsets; yours has %d%s."
                        .formatted(names(mask), expected.length, yours.length, missing(yours, expected)))
                .isEqualTo(expected.length);
        for (int i = 0; i < expected.length; i++) {
            assertBoard(yours[i])
                    .as("subset number " + i + " of {" + names(mask) + "}")
                    .isEqualTo(expected[i]);
        }
    }

    private static String missing(long[] yours, long[] expected) {
        return Arrays.stream(expected)
                .filter(subset -> Arrays.stream(yours).noneMatch(each -> each == subset))
                .mapToObj(subset -> ": {" + names(subset) + "} is missing")
                .findFirst()
                .orElse(": one is there twice, or does not belong in");
    }

    @Override
    protected void probe(AllSubsets answer) {
        for (int square = 0; square < 64; square++) {
            answer.subsets(1L << square);
            answer.subsets(Long.rotateLeft(0x0000_0101_0012L, square));
        }
        answer.subsets(0);
        answer.subsets(set("a1 d4 d5 h8"));
    }
}
