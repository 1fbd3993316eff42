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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends CellNumbersSolution {
        @Override
        public boolean isSquare(int cell) {
            return Cells.isSquare(cell);
        }
    }
}
