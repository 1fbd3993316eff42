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

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "You count with the code of the digit: the character '1' is the number 49, so your a1 is 8 · 49 = 392. Its value is name.charAt(1) - '1'.")
    static final class DigitsCode extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * name.charAt(1) + name.charAt(0) - 'a';
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "You take 1 from the digit, but the character '1' is the number 49: your a1 is 8 · 48 = 384. Take away '1', the character, not 1.")
    static final class DigitsCodeLessOne extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - 1) + name.charAt(0) - 'a';
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "You count with the code of the letter: 'a' is the number 97, so your a1 is 97. The file is name.charAt(0) - 'a'.")
    static final class LettersCode extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - '1') + name.charAt(0);
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "You count with the codes of the characters: 'a' is 97 and '1' is 49. Take 'a' from the letter and '1' from the digit.")
    static final class BothCodes extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * name.charAt(1) + name.charAt(0);
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says = "File and rank are counted from 1 here, so that your a1 is 8 + 1 = 9. Both count from 0.")
    static final class BothFromOne extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - '0') + name.charAt(0) - 'a' + 1;
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says = "Every number is 32 too high: that is the distance from 'A' to 'a'. The names have small letters.")
    static final class CapitalA extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(1) - '1') + name.charAt(0) - 'A';
        }
    }

    @KnownWrong(
            fails = "beginsInTheCorner",
            says =
                    "You read the letter where the digit should be, and the other way round: charAt(0) is the letter, the file; charAt(1) the digit, the rank.")
    static final class CharactersExchanged extends SquareNameSolution {
        @Override
        public int square(String name) {
            return 8 * (name.charAt(0) - '1') + name.charAt(1) - 'a';
        }
    }

    @KnownWrong(
            fails = "nextRank",
            says = "You add file and rank. A rank has eight squares, so each rank counts 8: 8 * rank + file.")
    static final class SumForNumber extends SquareNameSolution {
        @Override
        public int square(String name) {
            return name.charAt(1) - '1' + name.charAt(0) - 'a';
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says = "The digit stands in front of the letter; a name is the letter first, then the digit: e6.")
    static final class DigitFirst extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + (char) ('1' + (square >>> 3)) + (char) ('a' + (square & 7));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says =
                    "Two chars with + between them are added as numbers: 'a' + '1' is 146. Begin with a text, \"\" + file + rank, then + joins.")
    static final class CharsAdded extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + ('a' + (square & 7) + '1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says =
                    "'a' + 4 is a number, 101, and '1' + 5 is 54, too. Write (char) in front of the parentheses to make characters of them again.")
    static final class CodesForCharacters extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + ('a' + (square & 7)) + ('1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says =
                    "The letter is right, but the digit is the number of a character: '1' + 5 is 54. Write (char) in front of the parentheses.")
    static final class CodeForDigit extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + (char) ('a' + (square & 7)) + ('1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says =
                    "These are file and rank as two numbers. The file wants a letter, 'a' + file, and the rank counts from 1 in a name: '1' + rank.")
    static final class NumbersForName extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + (square & 7) + (square >>> 3);
        }
    }

    @KnownWrong(fails = "backToTheName", says = "The letters of the names are small: e6, not E6.")
    static final class CapitalLetter extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "" + (char) ('A' + (square & 7)) + (char) ('1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says = "Your names all begin with a: the file is missing. It is square & 7, and its letter 'a' + file.")
    static final class AlwaysFileA extends SquareNameSolution {
        @Override
        public String name(int square) {
            return "a" + (char) ('1' + (square >>> 3));
        }
    }

    @KnownWrong(
            fails = "backToTheName",
            says = "Your names all end with 1: the rank is missing. It is square >>> 3, and its digit '1' + rank.")
    static final class AlwaysRankOne extends SquareNameSolution {
        @Override
        public String name(int square) {
            return (char) ('a' + (square & 7)) + "1";
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
