package sphericalknight.solutions.storage;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.storage.Base13;
import sphericalknight.storage.positions.PieceArray;
import sphericalknight.storage.positions.PositionSchemes;

/**
 * Exercise 12.1, solved: from h8 down to a1, multiply the number so far by 13 and add the next digit (Horner's rule). The way back is
 * repeated division.
 *
 * <p>Other ways: long multiplication over an array of bytes, as on paper, needs no BigInteger and is a good exercise in carries. If speed
 * matters, split the board: 17 digits fit in a {@code long}, because 13^17 is below 2^63, so four numbers are enough, at the cost of three
 * bits.
 */
public class Base13Solution implements Base13 {
    private static final BigInteger BASE = BigInteger.valueOf(13);

    @Override
    public byte[] pack(int[] cells) {
        BigInteger number = BigInteger.ZERO;
        for (int square = 63; square >= 0; square--) {
            number = number.multiply(BASE).add(BigInteger.valueOf(cells[square]));
        }
        byte[] code = new byte[30];
        for (int i = 29; i >= 0; i--) {
            code[i] = number.byteValue();
            number = number.shiftRight(8);
        }
        return code;
    }

    @Override
    public int[] unpack(byte[] code) {
        BigInteger number = new BigInteger(1, code);
        int[] cells = new int[64];
        for (int square = 0; square < 64; square++) {
            BigInteger[] parts = number.divideAndRemainder(BASE);
            cells[square] = parts[1].intValue();
            number = parts[0];
        }
        return cells;
    }

    @KnownWrong(
            fails = "thirtyBytes",
            says = "BigInteger.toByteArray leaves out the zeros in front, so your codes have different lengths, and"
                    + " nobody can tell where one ends. Fill up to 30 bytes.")
    static final class ShortCode extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return new BigInteger(super.pack(cells)).toByteArray();
        }
    }

    @KnownWrong(
            fails = "higherDigits",
            says = "Your base is 12, so an empty square, 12, is one too many for a digit: it becomes a 0 and one more"
                    + " on the next square. Digits from 0 to 12 need base 13.")
    static final class BaseTwelve extends Base13Solution {
        private static final BigInteger TWELVE = BigInteger.valueOf(12);

        @Override
        public byte[] pack(int[] cells) {
            BigInteger number = BigInteger.ZERO;
            for (int square = 63; square >= 0; square--) {
                number = number.multiply(TWELVE).add(BigInteger.valueOf(cells[square]));
            }
            return bytes(number);
        }

        @Override
        public int[] unpack(byte[] code) {
            BigInteger number = new BigInteger(1, code);
            int[] cells = new int[64];
            for (int square = 0; square < 64; square++) {
                cells[square] = number.mod(TWELVE).intValue();
                number = number.divide(TWELVE);
            }
            return cells;
        }
    }

    @KnownWrong(
            fails = "highest",
            says = "A long holds 63 bits and 17 digits; what is above runs over and is lost. The number has 237 bits:"
                    + " take a BigInteger, or an array of bytes with carries.")
    static final class LongTooShort extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            long number = 0;
            for (int square = 63; square >= 0; square--) {
                number = 13 * number + cells[square];
            }
            return bytes(BigInteger.valueOf(number & Long.MAX_VALUE));
        }

        @Override
        public int[] unpack(byte[] code) {
            long number = new BigInteger(1, code).longValue() & Long.MAX_VALUE;
            int[] cells = new int[64];
            for (int square = 0; square < 64; square++) {
                cells[square] = (int) (number - number / 13 * 13);
                number /= 13;
            }
            return cells;
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says = "There and back is right, but a1 is your highest digit: you go through the squares from a1 up, and"
                    + " each step multiplies all before it by 13. Begin with h8.")
    static final class DigitsBackwards extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return super.pack(reversed(cells));
        }

        @Override
        public int[] unpack(byte[] code) {
            return reversed(super.unpack(code));
        }

        private static int[] reversed(int[] cells) {
            int[] reversed = new int[64];
            Arrays.setAll(reversed, square -> cells[63 - square]);
            return reversed;
        }
    }

    @KnownWrong(
            fails = "back",
            says = "Java's bytes run from -128 to 127, so 200 came in as -56 and was subtracted. Write code[i] & 0xFF.")
    static final class BytesSignExtended extends Base13Solution {
        @Override
        public int[] unpack(byte[] code) {
            BigInteger number = BigInteger.ZERO;
            for (byte each : code) {
                number = number.shiftLeft(8).add(BigInteger.valueOf(each));
            }
            return super.unpack(bytes(number.max(BigInteger.ZERO)));
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "Your bytes begin at the front of the thirty, with zeros behind them. The zeros belong in front: the last byte of the number is code[29].")
    static final class BytesAtTheFront extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            byte[] bytes = new BigInteger(super.pack(cells)).toByteArray();
            return Arrays.copyOf(bytes, 30);
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "Your bytes come in the reverse order: the lowest is code[0]. The highest comes first, and code[29] is the lowest.")
    static final class LowestByteFirst extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            byte[] code = super.pack(cells);
            byte[] turned = new byte[30];
            for (int i = 0; i < 30; i++) {
                turned[i] = code[29 - i];
            }
            return turned;
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "Your bytes come in the reverse order, there and back: the lowest is code[0]. The highest comes first, and code[29] is the lowest.")
    static final class LowestByteFirstBothWays extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return turned(super.pack(cells));
        }

        @Override
        public int[] unpack(byte[] code) {
            return super.unpack(turned(code));
        }

        private static byte[] turned(byte[] code) {
            byte[] turned = new byte[30];
            for (int i = 0; i < 30; i++) {
                turned[i] = code[29 - i];
            }
            return turned;
        }
    }

    @KnownWrong(
            fails = "back",
            says = "unpack() reads the bytes in the reverse order. code[0] is the highest byte, code[29] the lowest.")
    static final class ReadInReverse extends Base13Solution {
        @Override
        public int[] unpack(byte[] code) {
            byte[] turned = new byte[30];
            for (int i = 0; i < 30; i++) {
                turned[i] = code[29 - i];
            }
            return super.unpack(turned);
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "Your number is always 0: the digits never get into it. A BigInteger does not change; add and multiply return a new one, which you must keep: number = number.add(...).")
    static final class AddThrownAway extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return new byte[30];
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says = "Your code has 31 bytes. 13^64 is below 2^237, so 30 are enough: leave out the first.")
    static final class ThirtyOneBytes extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            byte[] code = new byte[31];
            System.arraycopy(super.pack(cells), 0, code, 1, 30);
            return code;
        }
    }

    @KnownWrong(
            fails = "highest",
            says = "pack() computes with a long, which runs over after 17 digits. The number has 237 bits: BigInteger.")
    static final class LongOverflows extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            long number = 0;
            for (int square = 63; square >= 0; square--) {
                number = 13 * number + cells[square];
            }
            return bytes(BigInteger.valueOf(number));
        }
    }

    @KnownWrong(fails = "lowestDigit", says = "pack() leaves a1 out: the loop ends before square 0.")
    static final class FirstSquareLeftOut extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return super.pack(Arrays.copyOfRange(cells, 1, 65));
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "The digit of a1 is not in your number, though its place is: each digit is added after the multiplication, the last one, too.")
    static final class FirstSquareEmpty extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            int[] without = cells.clone();
            without[0] = 0;
            return super.pack(without);
        }
    }

    @KnownWrong(fails = "highest", says = "pack() leaves h8 out: the loop begins with square 63.")
    static final class LastSquareLeftOut extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            int[] without = cells.clone();
            without[63] = 0;
            return super.pack(without);
        }
    }

    @KnownWrong(fails = "back", says = "unpack() leaves h8 out: the loop goes on to square 63.")
    static final class LastSquareNotRead extends Base13Solution {
        @Override
        public int[] unpack(byte[] code) {
            int[] cells = super.unpack(code);
            cells[63] = 0;
            return cells;
        }
    }

    @KnownWrong(
            fails = "back",
            says =
                    "unpack() divides first and takes the remainder afterwards, so a1 is lost, and each square has the piece of the next one. The remainder comes first.")
    static final class DividedBeforeTheRemainder extends Base13Solution {
        @Override
        public int[] unpack(byte[] code) {
            return Arrays.copyOfRange(super.unpack(code), 1, 65);
        }
    }

    @KnownWrong(fails = "back", says = "unpack() gives the board from h8 down to a1. The first remainder is a1.")
    static final class ReadBackwards extends Base13Solution {
        @Override
        public int[] unpack(byte[] code) {
            int[] cells = super.unpack(code);
            int[] reversed = new int[64];
            Arrays.setAll(reversed, square -> cells[63 - square]);
            return reversed;
        }
    }

    @KnownWrong(
            fails = "higherDigits",
            says =
                    "pack() adds the digits without multiplying: b1 counts 13, c1 counts 169. Multiply the number by 13 before each digit.")
    static final class SumWithoutPowers extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return bytes(BigInteger.valueOf(IntStream.of(cells).sum()));
        }
    }

    @KnownWrong(
            fails = "lowestDigit",
            says =
                    "pack() multiplies once too often: the digit of a1 counts 13. Multiply first, then add; after the last digit nothing is multiplied.")
    static final class TimesThirteenOnceMore extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            BigInteger number = BigInteger.ZERO;
            for (int square = 63; square >= 0; square--) {
                number = number.add(BigInteger.valueOf(cells[square])).multiply(BASE);
            }
            return bytes(number);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends Base13Solution {
        @Override
        public byte[] pack(int[] cells) {
            return PositionSchemes.named("base-13").encode(PieceArray.position(cells));
        }
    }

    private static byte[] bytes(BigInteger number) {
        byte[] code = new byte[30];
        BigInteger rest = number;
        for (int i = 29; i >= 0; i--) {
            code[i] = rest.byteValue();
            rest = rest.shiftRight(8);
        }
        return code;
    }
}
