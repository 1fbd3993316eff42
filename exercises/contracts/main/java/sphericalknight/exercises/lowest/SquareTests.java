package sphericalknight.exercises.lowest;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.TreeMap;
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
                .withFailMessage(() -> "The " + which() + " square of " + few(set) + " is " + square(expected)
                        + ", yours " + square(yours) + " (" + words + ")." + alone(set, yours))
                .isEqualTo(expected);
    }

    /**
     * Describes the answer's results for each square alone, which often show the slip; "" for the empty set, if a call throws, or if there
     * are more than two different errors. Unless a call throws, the last call is again the one for {@code set}.
     */
    private String alone(long set, int yours) {
        if (set == 0) {
            return "";
        }
        SortedMap<Integer, Long> wrong = new TreeMap<>();
        for (int square = 0; square < 64; square++) {
            try {
                int tooHigh = number(answer(), 1L << square) - square;
                if (tooHigh != 0) {
                    wrong.merge(tooHigh, 1L << square, (some, more) -> some | more);
                }
            } catch (RuntimeException e) {
                return "";
            }
        }
        number(answer(), set);
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
        int squares = 0;
        for (long some : wrong.values()) {
            squares += Long.bitCount(some);
        }
        return text + (squares == 64 ? "" : " The others are right.");
    }

    /** Whether {@link Regions#of} describes {@code set} in the plural. */
    private static boolean isPlural(long set) {
        return Long.bitCount(set) > 1 && !Regions.of(set).startsWith("each ");
    }

    /** Tests each of the 64 squares alone, and with all squares above it (lowest) or below it (highest), and twenty times with some. */
    final void numbersEverySquare() {
        SplittableRandom random = random();
        for (int square = 0; square < 64; square++) {
            number(1L << square, square, "one square");
            number(which().equals("lowest") ? -1L << square : -1L >>> 63 - square, square, "no gaps");
            for (int i = 0; i < 20; i++) {
                int one = square;
                long set = randomSet(random, square);
                smallestFirst(set, () -> number(set, one, "a random set"));
            }
        }
    }

    /** A random set whose lowest or highest square, according to {@link #which}, is {@code square}. */
    final long randomSet(SplittableRandom random, int square) {
        long others = which().equals("lowest") ? -1L << square << 1 : (1L << square) - 1;
        return 1L << square | (square == 63 && which().equals("lowest") ? 0 : others & random.nextLong());
    }

    /** Asks for {@code set}, whose lowest or highest square is found here by looking at one after the other. */
    final void number(long set, String words) {
        int square = 0;
        while (which().equals("lowest") ? (set << 63 - square) == 0 : (set >>> square >>> 1) != 0) {
            square++;
        }
        number(set, square, words);
    }

    /** A set of so many squares, all of them in {@code among}. */
    static long some(SplittableRandom random, int squares, long among) {
        long some = 0;
        while (Long.bitCount(some) < squares) {
            some |= 1L << random.nextInt(64) & among;
        }
        return some;
    }

    /** Calls the answer with each square alone, with other sets, and with the empty set. */
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

    static String few(long set) {
        String names = names(set);
        return set == 0 ? "the empty set" : "{" + (names.length() < 48 ? names : names.substring(0, 24) + "...") + "}";
    }
}
