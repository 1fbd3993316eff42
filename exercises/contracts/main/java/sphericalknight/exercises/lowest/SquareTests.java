package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;

import java.util.Objects;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Regions;

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
                .withFailMessage(() -> "The " + which() + " square of " + Regions.named(set) + " is " + square(expected)
                        + ", yours " + square(yours) + " (" + words + ")." + (set == 0 ? "" : alone(set, yours)))
                .isEqualTo(expected);
    }

    /**
     * Describes the answer's results for each square alone, which often show the slip; "" if a call throws, or if there are more than two different errors. Unless a call throws, the last call is again the one for {@code set}.
     */
    private String alone(long set, int yours) {
        SortedMap<Integer, Long> wrong = Regions.byResult(square -> number(answer(), 1L << square) - square);
        if (wrong.isEmpty()) {
            return "";
        }
        number(answer(), set);
        long right = Objects.requireNonNullElse(wrong.remove(0), 0L);
        if (wrong.isEmpty()) {
            boolean isAnother = yours >= 0 && yours < 64 && (set >>> yours & 1) == 0;
            return "\nEach square alone comes out right; here there are several"
                    + (isAnother ? ", and " + name(yours) + " is none of them." : ".");
        }
        if (wrong.size() > 2) {
            return "";
        }
        StringJoiner text = new StringJoiner(", and ", "\nAsked for one square at a time, ", ".");
        wrong.forEach((tooHigh, where) -> text.add(Regions.of(where)
                + (isPlural(where) ? " come out " : " comes out ")
                + Math.abs(tooHigh)
                + (tooHigh > 0 ? " too high" : " too low")));
        return text + (right == 0 ? "" : " The others are right.");
    }

    /** Whether {@link Regions#of} describes {@code set} in the plural. */
    private static boolean isPlural(long set) {
        return Long.bitCount(set) > 1 && !Regions.of(set).startsWith("each ");
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

    @Override
    protected final void probe(T answer) {
        eachSet(set -> number(answer, set));
    }

    private static String square(int number) {
        return number + (number >= 0 && number < 64 ? " = " + name(number) : "");
    }
}
