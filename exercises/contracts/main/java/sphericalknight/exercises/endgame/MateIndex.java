package sphericalknight.exercises.endgame;

import sphericalknight.exercise.Exercise;

/** Exercise 13.1: number every position, and find the position of every number. */
@Exercise(id = "13.1", title = "Index and back", lesson = "13-mate-table", inClass = true)
public interface MateIndex {
    /**
     * The index of a position, numbered as in Shields's essay: the squares of the four pieces are its digits, with the black king's last.
     *
     * <pre>
     * index = ((white king * 32 + bishop / 2) * 64 + knight) * 64 + black king
     *
     * 0 to 8,388,607: 64 * 32 * 64 * 64 numbers
     * </pre>
     *
     * @param whiteKing 0 (a1) to 63 (h8)
     * @param bishop a light square, such as b1 or a2
     * @param knight 0 to 63
     * @param blackKing 0 to 63
     * @return the index
     */
    int index(int whiteKing, int bishop, int knight, int blackKing);

    /**
     * The position with a given index.
     *
     * @param index 0 to 8,388,607
     * @return the squares of the white king, bishop, knight and black king, in this order, in a new array; the bishop's is light
     */
    int[] squares(int index);
}
