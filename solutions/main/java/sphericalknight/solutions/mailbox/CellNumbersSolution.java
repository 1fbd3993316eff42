package sphericalknight.solutions.mailbox;

import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.mailbox.CellNumbers;

/**
 * Exercise 7.1, solved: file and rank are three bits each, with a bit between them that stays 0.
 *
 * <p>Other ways: {@code square + (square & 56)} adds the rank a second time, and {@code (cell + (cell & 7)) >> 1} takes it away again. Both
 * save an operation, but are hard to understand without a picture.
 */
public class CellNumbersSolution implements CellNumbers {
    @Override
    public boolean isSquare(int cell) {
        return (cell & 0x88) == 0;
    }

    @Override
    public int cell(int square) {
        return (square >> 3) << 4 | square & 7;
    }

    @Override
    public int square(int cell) {
        return (cell >> 4) << 3 | cell & 7;
    }

    @KnownWrong(
            fails = "besideTheBoard",
            says = "Your test sees the upper and the lower edge only, so the cells to the right of the h-file pass"
                    + " for squares. Bit 3, 0x08, tells them.")
    static final class RanksOnly extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return (cell & 0x80) == 0;
        }
    }

    @KnownWrong(
            fails = "aboveAndBelow",
            says = "Your test sees the left and the right edge only: a pawn that walks over rank 8 goes on. Bit 7,"
                    + " 0x80, tells.")
    static final class FilesOnly extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return (cell & 0x08) == 0;
        }
    }

    @KnownWrong(
            fails = "besideTheBoard",
            says = "You ask whether the two bits are both set. One of them is enough to be off the board:"
                    + " a square is where (cell & 0x88) is 0.")
    static final class BothBitsNeeded extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return (cell & 0x88) != 0x88;
        }
    }

    @KnownWrong(
            fails = "squareToCell",
            says = "You double the whole number, and the file with it: b1 becomes 0x02. Only the rank moves one place"
                    + " to the left.")
    static final class FileDoubled extends CellNumbersSolution {
        @Override
        public int cell(int square) {
            return 2 * square;
        }

        @Override
        public int square(int cell) {
            return cell / 2;
        }
    }

    @KnownWrong(
            fails = "besideTheBoard",
            says =
                    "Your test lets cells beside the board pass: it asks only whether the number lies between 0 and 0x77. So do 0x08 to 0x0F, to the right of h1: bit 3 must be 0, too.")
    static final class RangeOnly extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return cell >= 0 && cell <= 0x77;
        }
    }

    @KnownWrong(
            fails = "cornersAndMiddle",
            says =
                    "You take cells for squares: only 0 to 63 pass. The cells of the board run from 0x00 to 0x77, with gaps; bits 3 and 7 tell the gaps.")
    static final class SquaresForCells extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return cell >= 0 && cell < 64;
        }
    }

    @KnownWrong(
            fails = "aboveAndBelow",
            says =
                    "Cells below rank 1, which are negative, pass for squares. Bit 7 of a negative number is set where a step from the board leads: cell & 0x80, or cell >= 0.")
    static final class BelowPasses extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return cell < 0x80 && (cell & 0x08) == 0;
        }
    }

    @KnownWrong(
            fails = "aboveAndBelow",
            says = "Cells above rank 8 pass for squares: 0x80 is above a8. Bit 7 must be 0, too.")
    static final class AbovePasses extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return cell >= 0 && (cell & 0x08) == 0;
        }
    }

    @KnownWrong(
            fails = "squareToCell",
            says =
                    "cell() gives the number of the square itself. Each rank of the cells is 16 wide, of the squares 8: a2 is square 8 and cell 0x10.")
    static final class SquareAsCell extends CellNumbersSolution {
        @Override
        public int cell(int square) {
            return square;
        }
    }

    @KnownWrong(
            fails = "cellToSquare",
            says =
                    "square() gives the number of the cell itself. Each rank of the cells is 16 wide, of the squares 8: cell 0x10 is square 8, a2.")
    static final class CellAsSquare extends CellNumbersSolution {
        @Override
        public int square(int cell) {
            return cell;
        }
    }

    @KnownWrong(
            fails = "squareToCell",
            says = "cell() adds rank and file as they are. The rank counts 16: 16 * rank + file.")
    static final class RankNotMultiplied extends CellNumbersSolution {
        @Override
        public int cell(int square) {
            return square / 8 + square % 8;
        }
    }

    @KnownWrong(
            fails = "cellToSquare",
            says = "square() adds rank and file as they are. The rank counts 8: 8 * rank + file.")
    static final class RankNotMultipliedBack extends CellNumbersSolution {
        @Override
        public int square(int cell) {
            return cell / 16 + cell % 16;
        }
    }

    @KnownWrong(
            fails = "squareToCell",
            says =
                    "cell() exchanges file and rank: the rank is square / 8, the file square % 8, and the rank counts 16.")
    static final class FilesForRanks extends CellNumbersSolution {
        @Override
        public int cell(int square) {
            return 16 * (square % 8) + square / 8;
        }
    }

    @KnownWrong(
            fails = "cellToSquare",
            says =
                    "square() exchanges file and rank: the rank is cell / 16, the file cell % 16, and the rank counts 8.")
    static final class FilesForRanksBack extends CellNumbersSolution {
        @Override
        public int square(int cell) {
            return 8 * (cell % 16) + cell / 16;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return Cells.isSquare(cell);
        }
    }
}
