package sphericalknight.solutions.endgame;

import sphericalknight.chess.endgame.EssayTable;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.endgame.MateIndex;

/**
 * Exercise 13.1, solved: a number with four digits of the bases 64, 32, 64, 64, read from the left.
 *
 * <p>Other ways: all bases are powers of two, so shifts and masks do the same, but are less readable. With symmetry 20 squares of the white
 * king are enough, and the index is a third as long.
 */
public class MateIndexSolution implements MateIndex {
    @Override
    public int index(int whiteKing, int bishop, int knight, int blackKing) {
        return ((whiteKing * 32 + bishop / 2) * 64 + knight) * 64 + blackKing;
    }

    @Override
    public int[] squares(int index) {
        int blackKing = index % 64;
        int knight = index / 64 % 64;
        int bishop = 2 * (index / 4096 % 32);
        int whiteKing = index / 131_072;
        boolean dark = (bishop / 8 + bishop % 8) % 2 == 0;
        return new int[] {whiteKing, dark ? bishop + 1 : bishop, knight, blackKing};
    }

    @KnownWrong(
            fails = "lightSquares",
            says = "On the way back your bishop always stands on an even square. On every second rank those are dark:"
                    + " there the light one is one further.")
    static final class BishopAlwaysEven extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            men[1] &= ~1;
            return men;
        }
    }

    @KnownWrong(
            fails = "weights",
            says = "Your bishop has 64 values, but only 32 squares are light. Half of your indices belong to no"
                    + " position, and the table is twice as large.")
    static final class BishopNotHalved extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return ((whiteKing * 64 + bishop) * 64 + knight) * 64 + blackKing;
        }

        @Override
        public int[] squares(int index) {
            return new int[] {index >> 18, index >> 12 & 63, index >> 6 & 63, index & 63};
        }
    }

    @KnownWrong(
            fails = "weights",
            says = "Knight and black king have changed places: the black king is the last digit and counts 1.")
    static final class FieldsSwapped extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return super.index(whiteKing, bishop, blackKing, knight);
        }

        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            return new int[] {men[0], men[1], men[3], men[2]};
        }
    }

    @KnownWrong(
            fails = "blackKingLast",
            says = "+ binds tighter than << in Java: a << 6 + b is a << (6 + b). Put brackets round each shift, or"
                    + " multiply.")
    static final class PlusBeforeShift extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return whiteKing << 17 + (bishop / 2) << 12 + knight << 6 + blackKing;
        }
    }

    @KnownWrong(
            fails = "lightSquares",
            says =
                    "On the way back your bishop always stands on a dark square: the two kinds of ranks are exchanged. b1 is light, so the first rank has the odd numbers; the second has the even ones, a2.")
    static final class DarkSquares extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            men[1] ^= 1;
            return men;
        }
    }

    @KnownWrong(
            fails = "lightSquares",
            says =
                    "On the way back your bishop always stands on an odd square. On every second rank those are dark: there the light one is one less.")
    static final class BishopAlwaysOdd extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            men[1] |= 1;
            return men;
        }
    }

    @KnownWrong(
            fails = "back",
            says =
                    "squares() gives the four men in the reverse order: white king, bishop, knight, black king is asked.")
    static final class SquaresReversed extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            return new int[] {men[3], men[2], men[1], men[0]};
        }
    }

    @KnownWrong(
            fails = "back",
            says =
                    "The knight of squares() is too large: what the bishop and the white king count is still in it. Each digit but the first needs its remainder: / 64 % 64.")
    static final class KnightNotReduced extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            men[2] = index / 64;
            return men;
        }
    }

    @KnownWrong(
            fails = "back",
            says =
                    "The bishop of squares() is too large: what the white king counts is still in it. Each digit but the first needs its remainder: / 4096 % 32.")
    static final class BishopNotReduced extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            int half = index / 4096;
            men[1] = 2 * half + 1 - half / 4 % 2;
            return men;
        }
    }

    @KnownWrong(
            fails = "lightSquares",
            says =
                    "squares() gives the number of the light square, 0 to 31. The square itself is twice that, or one more where the rank begins with a dark one.")
    static final class BishopNotDoubled extends MateIndexSolution {
        @Override
        public int[] squares(int index) {
            int[] men = super.squares(index);
            men[1] = index / 4096 % 32;
            return men;
        }
    }

    @KnownWrong(
            fails = "weights",
            says =
                    "index() takes the bishop's square, 0 to 63, where 32 numbers are enough: only every second square is light. bishop / 2.")
    static final class BishopNotHalvedInIndex extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return ((whiteKing * 32 + bishop) * 64 + knight) * 64 + blackKing;
        }
    }

    @KnownWrong(
            fails = "weights",
            says =
                    "index() takes the bishop's square, 0 to 63, where 32 numbers are enough: only every second square is light. bishop / 2, and the white king counts 131,072.")
    static final class BishopNotHalvedInIndex64 extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return ((whiteKing * 64 + bishop) * 64 + knight) * 64 + blackKing;
        }
    }

    @KnownWrong(
            fails = "weights",
            says =
                    "index() multiplies each man once only. The white king counts 32 * 64 * 64, the bishop 64 * 64, the knight 64: parentheses round what is multiplied again, or the whole product for each.")
    static final class NoHorner extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return whiteKing * 32 + bishop / 2 * 64 + knight * 64 + blackKing;
        }
    }

    @KnownWrong(
            fails = "weights",
            says =
                    "index() has the men in the reverse order: the white king is the first digit and counts most, the black king the last and counts 1.")
    static final class OrderReversed extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return ((blackKing * 64 + knight) * 32 + bishop / 2) * 64 + whiteKing;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return EssayTable.index(whiteKing, bishop, knight, blackKing);
        }
    }
}
