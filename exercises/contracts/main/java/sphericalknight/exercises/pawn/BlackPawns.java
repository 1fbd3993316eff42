package sphericalknight.exercises.pawn;

import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.Operation;

/**
 * Exercise 6.4: black pawns, by flipping the board and using the library's methods for White, without shifts. All sets have a1 as bit 0;
 * no pawn stands on an empty square, and {@code enemies} are all white pieces.
 */
@Exercise(
        id = "6.4",
        title = "Black pawns by flipping",
        lesson = "06-pawns",
        bonus = true,
        without = Operation.SHIFT,
        java = "java.lang.Long.reverseBytes java.lang.Long.reverse",
        uses = {
            "sphericalknight.chess.board.Mirror",
            "sphericalknight.chess.attack.PawnMoves.whitePushes",
            "sphericalknight.chess.attack.PawnMoves.whiteDoublePushes",
            "sphericalknight.chess.attack.PawnMoves.whiteAttacksEast",
            "sphericalknight.chess.attack.PawnMoves.whiteAttacksWest",
            "sphericalknight.chess.attack.PawnStructure.whitePassed"
        })
public interface BlackPawns {
    /** The squares that black pawns reach by one step down, onto an empty square. */
    long pushes(long pawns, long empty);

    /** The squares that black pawns reach by two steps down from the seventh rank. Both squares must be empty. */
    long doublePushes(long pawns, long empty);

    /** The enemies that black pawns can capture one square down and to the right, seen from White, such as e4 from d5. */
    long east(long pawns, long enemies);

    /** The enemies that black pawns can capture one square down and to the left, seen from White, such as c4 from d5. */
    long west(long pawns, long enemies);

    /**
     * The black pawns that are passed: there is no white pawn on a lower rank of their own file or of the two files beside it.
     *
     * @param white white pawns; bit 0 is a1
     * @param black black pawns
     */
    long passed(long white, long black);
}
