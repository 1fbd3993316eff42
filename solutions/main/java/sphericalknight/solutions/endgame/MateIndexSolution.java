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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MateIndexSolution {
        @Override
        public int index(int whiteKing, int bishop, int knight, int blackKing) {
            return EssayTable.index(whiteKing, bishop, knight, blackKing);
        }
    }
}
