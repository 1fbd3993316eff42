package sphericalknight.exercises.slider;

import sphericalknight.exercise.Exercise;

/** Exercise 9.2: the squares whose occupancy can change a slider's attacks. */
@Exercise(id = "9.2", title = "Relevant occupancy masks", lesson = "09-sliders")
public interface RelevantOccupancy {
    /**
     * The squares on which a piece can change what a rook attacks. The last square of each ray is not among them: the rook attacks it
     * whether it is occupied or not, and there is no square behind it.
     *
     * <pre>
     * 8  . . . . . . . .
     * 7  . x . . . . . .
     * 6  . x . . . . . .      R = b3: 10 squares
     * 5  . x . . . . . .
     * 4  . x . . . . . .
     * 3  . R x x x x x .
     * 2  . x . . . . . .
     * 1  . . . . . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param square the square of the rook, 0 to 63
     * @return 10 to 12 squares, never its own
     */
    long rook(int square);

    /**
     * The squares on which a piece can change what a bishop attacks.
     *
     * <pre>
     * 8  . . . . . . . .
     * 7  . . . . . x . .
     * 6  . . . . x . . .      B = b3: 5 squares
     * 5  . . . x . . . .
     * 4  . . x . . . . .
     * 3  . B . . . . . .
     * 2  . . x . . . . .
     * 1  . . . . . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param square the square of the bishop, 0 to 63
     * @return 5 to 9 squares, never its own
     */
    long bishop(int square);
}
