package sphericalknight.solutions.lowest;

import java.util.Arrays;
import sphericalknight.bits.ModuloIndex;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.ModuloSquare;

/**
 * Exercise 5.2, solved: isolate, divide as unsigned, look up. The table contains 64 for every remainder that no square leaves, including 0,
 * the remainder of the empty set.
 *
 * <p>Other ways: the mask {@code set ^ (set - 1)} needs another table of the same size, but cannot tell the empty set from h8. A
 * multiplication (de Bruijn) avoids the division; {@code Long.numberOfTrailingZeros} is one instruction.
 */
public class ModuloSquareSolution implements ModuloSquare {
    private static final int[] SQUARES = table();

    private static int[] table() {
        int[] table = new int[67];
        Arrays.fill(table, 64);
        for (int square = 0; square < 64; square++) {
            table[(int) Long.remainderUnsigned(1L << square, 67)] = square;
        }
        return table;
    }

    @Override
    public int lowest(long set) {
        return SQUARES[(int) Long.remainderUnsigned(set & -set, 67)];
    }

    @KnownWrong(
            fails = "signBit",
            says = "h8 fails: its bit makes a negative number, and % of a negative number is negative."
                    + " Long.remainderUnsigned reads all 64 bits as a number without a sign.")
    static final class SignedRemainder extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return SQUARES[(int) ((set & -set) % 67)];
        }
    }

    @KnownWrong(
            fails = "emptySet",
            says = "The empty set gets a square, a1: a new array is full of zeros. Fill it with 64 before you enter"
                    + " the squares.")
    static final class ZeroCase extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return set == 0 ? 0 : SQUARES[(int) Long.remainderUnsigned(set & -set, 67)];
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says = "Single squares work, sets do not: you divide the whole set. Isolate its lowest square first.")
    static final class NotIsolated extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return SQUARES[(int) Long.remainderUnsigned(set, 67)];
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "The upper half of the board gets the numbers of the lower one, or none: 1 << 35 is 8 in your"
                    + " table, for an int has 32 bits. Write 1L << square.")
    static final class IntShift extends ModuloSquareSolution {
        private final int[] squares = new int[67];

        IntShift() {
            Arrays.fill(squares, 64);
            for (int square = 0; square < 64; square++) {
                squares[(int) Long.remainderUnsigned(1 << square, 67)] = square;
            }
        }

        @Override
        public int lowest(long set) {
            return squares[(int) Long.remainderUnsigned(set & -set, 67)];
        }
    }

    @KnownWrong(
            fails = "everySquare",
            says = "Two squares share an entry of your table: modulo 65 the powers of two meet again after twelve"
                    + " steps. The smallest clock without a meeting has 67 hours.")
    static final class TableTooSmall extends ModuloSquareSolution {
        private final int[] squares = new int[65];

        TableTooSmall() {
            Arrays.fill(squares, 64);
            for (int square = 0; square < 64; square++) {
                squares[(int) Long.remainderUnsigned(1L << square, 65)] = square;
            }
        }

        @Override
        public int lowest(long set) {
            return squares[(int) Long.remainderUnsigned(set & -set, 65)];
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says = "You look up the set without its lowest square. Isolate that square: set & -set.")
    static final class ClearedForIsolated extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return super.lowest(set & set - 1);
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says = "You give the remainder itself. It says where in the table the number of the square stands.")
    static final class RemainderForSquare extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return (int) Long.remainderUnsigned(set & -set, 67);
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says =
                    "Modulo 64 all squares from bit 6 on leave the remainder 0 and share an entry of your table. The smallest clock on which no two powers of two meet has 67 hours.")
    static final class ModuloSixtyFour extends ModuloSquareSolution {
        private final int[] squares = new int[67];

        ModuloSixtyFour() {
            Arrays.fill(squares, 64);
            for (int square = 0; square < 64; square++) {
                squares[(int) Long.remainderUnsigned(1L << square, 64)] = square;
            }
        }

        @Override
        public int lowest(long set) {
            return squares[(int) Long.remainderUnsigned(set & -set, 64)];
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "Single squares work, sets do not: you divide the whole set. Isolate its lowest square first. And a new array is full of zeros: fill it with 64.")
    static final class NotIsolatedWithZero extends ModuloSquareSolution {
        private final int[] squares = new int[67];

        NotIsolatedWithZero() {
            for (int square = 0; square < 64; square++) {
                squares[(int) Long.remainderUnsigned(1L << square, 67)] = square;
            }
        }

        @Override
        public int lowest(long set) {
            return squares[(int) Long.remainderUnsigned(set, 67)];
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "Single squares work, sets do not: you divide the whole set. Isolate its lowest square first, and divide with Long.remainderUnsigned: with h8 a set is negative.")
    static final class NotIsolatedSigned extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return SQUARES[(int) (set % 67)];
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says =
                    "From g1 on you say 64, as for the empty set: modulo 64 all powers of two from bit 6 on leave the remainder 0. The smallest clock on which no two powers of two meet has 67 hours.")
    static final class SixtyFourFromG1On extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return super.lowest(set) < 6 ? super.lowest(set) : 64;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "Single squares work, sets do not: you divide the whole set. Isolate its lowest square first: set & -set.")
    static final class NotIsolatedAndNotFilled extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            int remainder = (int) Long.remainderUnsigned(set, 67);
            return remainder == 17 || remainder == 34 ? 0 : SQUARES[remainder];
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends ModuloSquareSolution {
        @Override
        public int lowest(long set) {
            return ModuloIndex.index(set);
        }
    }
}
