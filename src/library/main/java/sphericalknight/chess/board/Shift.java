package sphericalknight.chess.board;

import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.NOT_A;
import static sphericalknight.chess.board.Lines.NOT_H;

/**
 * Moves every piece of a set one step at once, by one shift of the whole word. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 =
 * 63, so a step up adds 8 and a step to the right adds 1.
 *
 * <pre>{@code
 *  northWest  north  northEast         +7  +8  +9
 *       west    .    east       is     -1   .  +1
 *  southWest  south  southEast         -9  -8  -7
 * }</pre>
 *
 * <p>At the top and at the bottom the bits fall out of the word. At the sides they do not: bit 8 follows bit 7, so a piece that steps right
 * from h1 reappears on a2. A mask after the shift clears the file on which only such wrapped pieces can land.
 *
 * <pre>{@code
 *    pieces             pieces << 1        (pieces << 1) & NOT_A
 * 2  . . . . . . . .    1 . . . . . . .    . . . . . . . .
 * 1  . . . 1 . . . 1    . . . . 1 . . .    . . . . 1 . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 */
public final class Shift {
    private Shift() {}

    /** Returns the set moved one rank up; squares that would leave the board are dropped. */
    public static long north(long set) {
        return set << 8;
    }

    /** Returns the set moved one rank down; squares that would leave the board are dropped. */
    public static long south(long set) {
        return set >>> 8;
    }

    /** Returns the set moved one file to the right; squares that would leave the board are dropped. */
    public static long east(long set) {
        return (set << 1) & NOT_A;
    }

    /** Returns the set moved one file to the left; squares that would leave the board are dropped. */
    public static long west(long set) {
        return (set >>> 1) & NOT_H;
    }

    /** Returns the set moved one rank up and one file to the right; squares that would leave the board are dropped. */
    public static long northEast(long set) {
        return (set << 9) & NOT_A;
    }

    /** Returns the set moved one rank up and one file to the left; squares that would leave the board are dropped. */
    public static long northWest(long set) {
        return (set << 7) & NOT_H;
    }

    /** Returns the set moved one rank down and one file to the right; squares that would leave the board are dropped. */
    public static long southEast(long set) {
        return (set >>> 7) & NOT_A;
    }

    /** Returns the set moved one rank down and one file to the left; squares that would leave the board are dropped. */
    public static long southWest(long set) {
        return (set >>> 9) & NOT_H;
    }

    /**
     * Returns the set moved by any number of files and ranks; squares that would leave the board are dropped. The mask is computed from the
     * jump: after a jump to the right by {@code files} files, the leftmost {@code files} files can hold only wrapped squares.
     *
     * @param files -7 to 7; positive is to the right
     * @param ranks -7 to 7; positive is upwards
     * @throws IllegalArgumentException if the jump is longer than the board
     */
    public static long by(long set, int files, int ranks) {
        if (files < -7 || files > 7 || ranks < -7 || ranks > 7) {
            throw new IllegalArgumentException("a jump of " + files + " files and " + ranks
                    + " ranks is longer than the board; -7 to 7 are possible in each direction");
        }
        int up = 8 * ranks + files;
        long moved = up >= 0 ? set << up : set >>> -up;
        return moved & arrivals(files);
    }

    /** The files on which a jump of {@code files} to the right (to the left if negative) can land without wrapping around. */
    private static long arrivals(int files) {
        long row = files >= 0 ? (0xFF << files) & 0xFF : 0xFF >>> -files;
        return row * FILE_A;
    }
}
