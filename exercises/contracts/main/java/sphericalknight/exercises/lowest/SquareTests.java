package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import sphericalknight.exercise.contract.Contract;

/** The tests shared by 5.2 and 5.3: the number of one square of a set. */
abstract class SquareTests<T> extends Contract<T> {
    /** The learner's number. */
    abstract int number(T answer, long set);

    /** "lowest" or "highest". */
    abstract String which();

    final void number(String squares, int expected, String words) {
        number(set(squares), expected, words);
    }

    final void number(long set, int expected, String words) {
        int yours = number(answer(), set);
        assertThat(yours)
                .withFailMessage(() -> "The " + which() + " square of " + few(set) + " is " + square(expected)
                        + ", yours " + square(yours) + " (" + words + ").")
                .isEqualTo(expected);
    }

    /** A random set whose lowest or highest square is {@code square}. */
    final long randomSet(SplittableRandom random, int square) {
        long others = which().equals("lowest") ? -1L << square << 1 : (1L << square) - 1;
        return 1L << square | (square == 63 && which().equals("lowest") ? 0 : others & random.nextLong());
    }

    /** Each square alone and with others, and the empty set. */
    final void probeNumbers(T answer) {
        for (int square = 0; square < 64; square++) {
            number(answer, 1L << square);
            number(answer, -1L << square);
            number(answer, -1L >>> square);
            number(answer, 0x0123_4567_89AB_CDEFL * (square + 1));
        }
        number(answer, 0);
    }

    private static String square(int number) {
        return number + (number >= 0 && number < 64 ? " = " + name(number) : "");
    }

    private static String few(long set) {
        String names = names(set);
        return set == 0 ? "the empty set" : "{" + (names.length() < 48 ? names : names.substring(0, 24) + "...") + "}";
    }
}
