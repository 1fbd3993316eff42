package sphericalknight.exercises.mailbox;

import sphericalknight.exercise.Exercise;

/** Exercise 7.1: cells and squares. */
@Exercise(id = "7.1", title = "Valid cells, and squares there and back", lesson = "07-0x88", inClass = true)
public interface CellNumbers {
    /**
     * Whether a cell is a square of the chess board.
     *
     * <pre>
     * 2   10 11 12 13 14 15 16 17 | 18 19 .. 1F      cell = 16 * rank + file, written in hex
     * 1   00 01 02 03 04 05 06 07 | 08 09 .. 0F      left: squares; right, above and below: none
     *      a  b  c  d  e  f  g  h
     * </pre>
     *
     * @param cell -128 to 255: any cell, or the result of a step from a square
     */
    boolean isSquare(int cell);

    /**
     * The cell of a square.
     *
     * @param square 0 (a1) to 63 (h8)
     * @return 0x00 (a1) to 0x77 (h8)
     */
    int cell(int square);

    /**
     * The square of a cell.
     *
     * @param cell 0x00 to 0x77, and on the board
     * @return 0 (a1) to 63 (h8)
     */
    int square(int cell);
}
