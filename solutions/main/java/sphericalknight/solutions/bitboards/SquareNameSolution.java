package sphericalknight.solutions.bitboards;

import sphericalknight.bits.Squares;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.bitboards.SquareName;

/**
 * Exercise 1.1, solved: 8 · rank + file, and back by shift and mask.
 *
 * <p>Other ways: {@code square / 8} and {@code square % 8} give the same results for 0 to 63 and are as fast. A table of 64 names works as
 * well from number to name; from name to number it needs a search or a map.
 */
public class SquareNameSolution implements SquareName {
    @Override
    public int square(String name) {
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        return 8 * rank + file;
    }

    @Override
    public String name(int square) {
        char file = (char) ('a' + (square & 7));
        char rank = (char) ('1' + (square >>> 3));
        return "" + file + rank;
    }

    @KnownWrong(
            fails = "firstRank",
            says = "File and rank have changed places: your numbers run up the a-file first. Ours run along the first"
                    + " rank: the rank counts 8, the file 1.")
    static final class FilesAndRanksSwapped extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(0) - 'a') + (name.charAt(1) - '1');
        }

        @Override
        public String name(int square) {
            return "" + (char) ('a' + (square >>> 3)) + (char) ('1' + (square & 7));
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says = "Your board is upside down: you count from a8, as on a page. Here counting begins below, at a1.")
    static final class RanksFlipped extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * ('8' - name.charAt(1)) + (name.charAt(0) - 'a');
        }

        @Override
        public String name(int square) {
            return "" + (char) ('a' + (square & 7)) + (char) ('8' - (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says = "Your board is in a mirror: you count from h1. Here a1 is 0, and the file grows to the right.")
    static final class FilesMirrored extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - '1') + ('h' - name.charAt(0));
        }

        @Override
        public String name(int square) {
            return "" + (char) ('h' - (square & 7)) + (char) ('1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "All is one rank off: the digits of the ranks begin with 1, but ranks count from 0. The digit of a rank is '1' + rank, and the rank of a digit is digit - '1'.")
    static final class OffByOne extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - '0') + (name.charAt(0) - 'a');
        }

        @Override
        public String name(int square) {
            return "" + (char) ('a' + (square & 7)) + (square >>> 3);
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says = "'a' + 4 is the number 101. Write (char) in front of the parentheses to make it a letter again.")
    static final class LetterAsNumber extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + ('a' + (square & 7)) + ((square >>> 3) + 1);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SquareNameSolution {
        @Override
        public int square(String name) {
            return Squares.square(name);
        }
    }
}
