package sphericalknight.exercises.slider;

import sphericalknight.exercise.Exercise;

/** Exercise 9.1: a rook's attacks along its file, by a subtraction. */
@Exercise(id = "9.1", title = "File attacks by o^(o-2r)", lesson = "09-sliders", inClass = true)
public interface FileAttacks {
    /**
     * The squares that a rook attacks along its file: up and down, up to and including the first occupied square on each side. Bit i is
     * square i: a1 = 0, b1 = 1, ... h8 = 63.
     *
     * <pre>
     * 8  . . . . . . . .
     * 7  . . . o . . . .
     * 6  . . . X . . . .      o: occupied, x: attacked, X: both
     * 5  . . o x . . . .      c5 stands on another file
     * 4  . . . R . . . .
     * 3  . . . x . . . .
     * 2  . . . x . . . .
     * 1  . . . x . . . .
     *    a b c d e f g h
     * </pre>
     *
     * @param square the square of the rook, 0 to 63
     * @param occupied all occupied squares, on all files, with or without the rook's own
     * @return squares of the rook's file, never its own square
     */
    long attacks(int square, long occupied);
}
