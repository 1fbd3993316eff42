package sphericalknight.exercises.memory;

import sphericalknight.exercise.Exercise;

/** Exercise 8.1: the key of a position from scratch. */
@Exercise(id = "8.1", title = "Key from scratch", lesson = "08-zobrist", sets = false)
public interface KeyFromScratch {
    /**
     * The XOR of all numbers that belong to a position. 781 random numbers are given:
     *
     * <pre>
     * numbers[64 * piece + square]   a piece on a square, for all twelve pieces; nothing for an empty square
     * numbers[768 + i]               castling right i, for each that remains
     * numbers[772 + file]            the file of the en passant square, if a pawn can capture there
     * numbers[780]                   Black to move
     * </pre>
     *
     * <p>A pawn can capture there if a pawn of the side to move is beside the pawn that has just made the double push. (Whether its king
     * would be in check does not matter here.)
     *
     * @param board 64 numbers, a1 first: PNBRQK are 0 to 5, pnbrqk 6 to 11, an empty square is 12; the array must not be changed
     * @param side 0 for White to move, 1 for Black
     * @param castling bit i is set if castling right i remains: 0 White short, 1 White long, 2 Black short, 3 Black long
     * @param enPassant the square over which a pawn has just made a double push, or -1
     * @param numbers 781 random numbers; the array must not be changed
     * @return the key
     */
    long key(int[] board, int side, int castling, int enPassant, long[] numbers);
}
