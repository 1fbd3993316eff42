package sphericalknight.chess.attack;

import sphericalknight.chess.board.Shift;

/**
 * A piece that jumps a fixed number of squares along a file or rank and a fixed number across, over any pieces in between. The knight is
 * the (1, 2)-leaper; the steps of a king are those of (0, 1) and (1, 1). Fairy chess has the camel (1, 3), the zebra (2, 3) and many more.
 *
 * <pre>{@code
 *    Leaper.of(1, 3)
 * 7  . . x . x . . .    eight jumps: each of the two lengths to the right or to the left,
 * 6  . . . . . . . .    the other one up or down
 * 5  x . . . . . x .
 * 4  . . . C . . . .
 * 3  x . . . . . x .
 * 2  . . . . . . . .
 * 1  . . x . x . . .
 *    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://en.wikipedia.org/wiki/Fairy_chess_piece#Leapers">Leapers</a>
 */
public final class Leaper {
    private final int files;
    private final int ranks;

    private Leaper(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /**
     * Returns the leaper that jumps {@code files} files and {@code ranks} ranks, or the other way round; (1, 2) and (2, 1) are the same
     * piece.
     *
     * @param files 0 to 7
     * @param ranks 0 to 7, but not 0 if {@code files} is 0
     * @throws IllegalArgumentException if a length is not 0 to 7, or both are 0
     */
    public static Leaper of(int files, int ranks) {
        if (files < 0 || files > 7 || ranks < 0 || ranks > 7 || files + ranks == 0) {
            throw new IllegalArgumentException("no piece leaps (" + files + ", " + ranks
                    + "); two lengths from 0 to 7 are needed, not both 0, such as (1, 2) for the knight");
        }
        return new Leaper(files, ranks);
    }

    /** The squares attacked by at least one of {@code leapers}, occupied or empty. */
    public long attacks(long leapers) {
        return fourWays(leapers, files, ranks) | fourWays(leapers, ranks, files);
    }

    private static long fourWays(long set, int files, int ranks) {
        return Shift.by(set, files, ranks)
                | Shift.by(set, -files, ranks)
                | Shift.by(set, files, -ranks)
                | Shift.by(set, -files, -ranks);
    }
}
