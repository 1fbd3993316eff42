package sphericalknight.solutions.storage;

import java.math.BigInteger;
import java.util.stream.IntStream;
import sphericalknight.exercises.storage.ArithmeticCode;

/**
 * Exercise 12.4, solved: begin and width of the interval are fractions with the same denominator, which grows by the sum of the weights with
 * each symbol. Then one digit more is tried until a number with so many digits lies in the interval.
 *
 * <p>Other ways: a range coder keeps 32 bits of both numbers and writes the bytes that are settled, as the library's RangeEncoder does; its
 * time grows with the length of the message, not with its square.
 */
public class ArithmeticCodeSolution implements ArithmeticCode {
    @Override
    public String encode(int[] weights, int[] message) {
        BigInteger total = BigInteger.valueOf(below(weights, weights.length));
        BigInteger begin = BigInteger.ZERO;
        BigInteger width = BigInteger.ONE;
        BigInteger over = BigInteger.ONE;
        for (int symbol : message) {
            begin = begin.multiply(total).add(width.multiply(BigInteger.valueOf(below(weights, symbol))));
            width = width.multiply(BigInteger.valueOf(weights[symbol]));
            over = over.multiply(total);
        }
        return shortest(begin, width, over);
    }

    /** The sum of the weights of all symbols before one. */
    int below(int[] weights, int symbol) {
        return IntStream.of(weights).limit(symbol).sum();
    }

    /** The digits of the shortest number from begin / over to (begin + width) / over. */
    String shortest(BigInteger begin, BigInteger width, BigInteger over) {
        BigInteger end = begin.add(width);
        for (int digits = 0; ; digits++) {
            BigInteger number = roundedUp(begin.shiftLeft(digits), over);
            if (number.multiply(over).compareTo(end.shiftLeft(digits)) < 0) {
                return text(number, digits);
            }
        }
    }

    /** A quotient of whole numbers, rounded up. */
    BigInteger roundedUp(BigInteger number, BigInteger by) {
        return number.add(by).subtract(BigInteger.ONE).divide(by);
    }

    /** A number of so many binary digits, with zeros in front. */
    String text(BigInteger number, int digits) {
        return BigInteger.ONE.shiftLeft(digits).add(number).toString(2).substring(1);
    }

    @Override
    public int[] decode(int[] weights, String code, int length) {
        BigInteger total = BigInteger.valueOf(below(weights, weights.length));
        BigInteger place = new BigInteger("0" + code, 2);
        BigInteger over = BigInteger.ONE.shiftLeft(code.length());
        int[] message = new int[length];
        for (int i = 0; i < length; i++) {
            BigInteger stretched = place.multiply(total);
            int symbol = symbol(weights, stretched.divide(over).intValue());
            place = stretched.subtract(over.multiply(BigInteger.valueOf(below(weights, symbol))));
            over = over.multiply(BigInteger.valueOf(weights[symbol]));
            message[i] = symbol;
        }
        return message;
    }

    /** The symbol that owns a place, 0 to the sum of the weights less one. */
    int symbol(int[] weights, int place) {
        int symbol = 0;
        while (below(weights, symbol + 1) <= place) {
            symbol++;
        }
        return symbol;
    }
}
