package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.SetWords;

/** Tests shared by exercises 5.2 and 5.3, which return the number of the lowest or the highest square of a set. */
abstract class SquareTests<T> extends Contract<T> {
    /** The number that {@code answer} returns for {@code set}. */
    abstract int number(T answer, long set);

    /** Which square is tested: "lowest" or "highest". */
    abstract String which();

    final void number(String squares, int expected, String words) {
        number(set(squares), expected, words);
    }

    final void number(long set, int expected, String words) {
        int yours = number(answer(), set);
        assertThat(yours)
                .withFailMessage(() -> "The " + which() + " square of " + SetWords.named(set) + " is "
                        + square(expected) + "; yours says " + square(yours) + " (" + words + ").")
                .isEqualTo(expected);
    }

    /** Tests each of the 64 squares alone, and with all squares above it (lowest) or below it (highest), and twenty times with some. */
    final void numbersEverySquare() {
        SplittableRandom random = random();
        eachSquare(square -> {
            number(1L << square, square, "one square");
            number(which().equals("lowest") ? -1L << square : -1L >>> 63 - square, square, "no gaps");
            for (int i = 0; i < 20; i++) {
                long set = randomSet(random, square);
                smallestFirst(set, () -> number(set, square, "a random set"));
            }
        });
    }

    /** A random set whose lowest or highest square, according to {@link #which}, is {@code square}. */
    final long randomSet(SplittableRandom random, int square) {
        long others = which().equals("lowest") ? -1L << square << 1 : (1L << square) - 1;
        return 1L << square | (square == 63 && which().equals("lowest") ? 0 : others & random.nextLong());
    }

    /** Asks for {@code set}, which is not empty, and takes the right number from Java. */
    final void number(long set, String words) {
        boolean isLowest = which().equals("lowest");
        number(set, isLowest ? Long.numberOfTrailingZeros(set) : 63 - Long.numberOfLeadingZeros(set), words);
    }

    private static String square(int number) {
        return number + (number >= 0 && number < 64 ? " = " + name(number) : "");
    }
}
