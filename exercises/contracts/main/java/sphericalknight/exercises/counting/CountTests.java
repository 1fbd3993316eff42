package sphericalknight.exercises.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.SetWords;

/** Tests shared by the counting exercises, all of which count the squares of a set. */
abstract class CountTests<T> extends Contract<T> {
    static final String FILE_H = "h1 h2 h3 h4 h5 h6 h7 h8";

    /** The number of squares in {@code set} according to {@code answer}. */
    abstract int count(T answer, long set);

    final void counts(String squares, int expected, String words) {
        counts(set(squares), expected, words);
    }

    /** Asks for another set of a kind. */
    final void counts(long set) {
        counts(set, Long.bitCount(set), "another");
    }

    final void counts(long set, int expected, String words) {
        int yours = count(answer(), set);
        assertThat(yours)
                .withFailMessage(() -> few(set) + " has " + expected + (expected == 1 ? " square" : " squares")
                        + "; yours counts " + yours + " (" + words + ").")
                .isEqualTo(expected);
    }

    /** Tests sets of every size: 2,000 rows of 1 to 64 ones, rotated by a random distance, and 1,000 sets of random squares. */
    final void countsRandomSets() {
        SplittableRandom random = random();
        for (int i = 0; i < 2_000; i++) {
            int squares = 1 + i % 64;
            long set = Long.rotateLeft(-1L >>> (64 - squares), random.nextInt(64));
            smallestFirst(set, () -> counts(set, squares, "a row of " + squares + " squares"));
        }
        for (int i = 0; i < 1_000; i++) {
            long drawn = 0;
            for (int n = 0; n < i % 65; n++) {
                drawn |= 1L << random.nextInt(64);
            }
            long set = drawn;
            smallestFirst(set, () -> counts(set, Long.bitCount(set), "a random set"));
        }
    }

    static String few(long set) {
        return set == 0 ? "The empty set" : SetWords.named(set);
    }
}
