package sphericalknight.chess.perft;

import java.util.Locale;

/** The methods for counting the leaves of a game tree. All give the same number. */
public enum Counting {
    /** Lists of moves; every move is made and taken back, including those at the last ply. The straightforward way. */
    LIST,
    /** Lists of moves; on the last ply the length of the list is added to the count, and no move is made. */
    LIST_BULK,
    /** Sets of squares in local variables instead of lists of moves; the position of every leaf is computed. */
    SETS,
    /** Sets of squares in local variables; on the last ply the bits of the sets are counted, and no move is made. The fastest. */
    SETS_BULK;

    /** The name of this method on the command line, such as "sets-bulk". */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
