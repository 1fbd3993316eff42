package sphericalknight.exercises.storage;

import java.math.BigInteger;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Messages for the tests of exercise 12.4, and their codes by the slow obvious way: whole numbers on a line that is long enough. */
final class ArithmeticCases {
    private ArithmeticCases() {}

    static int[] weights(SplittableRandom random) {
        return random.ints(random.nextInt(2, 6), 1, 12).toArray();
    }

    /** Other weights in the same proportions, with a sum of at most 1,000. */
    static int[] inProportion(SplittableRandom random, int[] weights) {
        int times = random.nextInt(2, 1 + 1000 / IntStream.of(weights).sum());
        return IntStream.of(weights).map(weight -> times * weight).toArray();
    }

    /** A message in which each symbol is as likely as its weight says. */
    static int[] message(SplittableRandom random, int[] weights, int length) {
        int total = IntStream.of(weights).sum();
        return IntStream.range(0, length)
                .map(i -> {
                    int rest = random.nextInt(total);
                    int symbol = 0;
                    while (rest >= weights[symbol]) {
                        rest -= weights[symbol++];
                    }
                    return symbol;
                })
                .toArray();
    }

    static String digits(SplittableRandom random, int length) {
        StringBuilder digits = new StringBuilder();
        random.ints(length, 0, 2).forEach(digits::append);
        return digits.toString();
    }

    /** The code: on a line of total^length cells each message owns whole cells, and one halving after another is tried. */
    static String code(int[] weights, int[] message) {
        BigInteger total = BigInteger.valueOf(IntStream.of(weights).sum());
        BigInteger line = total.pow(message.length);
        BigInteger first = BigInteger.ZERO;
        BigInteger cells = line;
        for (int symbol : message) {
            BigInteger unit = cells.divide(total);
            first = first.add(unit.multiply(
                    BigInteger.valueOf(IntStream.of(weights).limit(symbol).sum())));
            cells = unit.multiply(BigInteger.valueOf(weights[symbol]));
        }
        for (int digits = 0; ; digits++) {
            BigInteger[] parts = first.shiftLeft(digits).divideAndRemainder(line);
            BigInteger number = parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
            if (number.multiply(line).compareTo(first.add(cells).shiftLeft(digits)) < 0) {
                String text = number.toString(2);
                return digits == 0 ? "" : "0".repeat(digits - text.length()) + text;
            }
        }
    }
}
