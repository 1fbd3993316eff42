/**
 * Counts the leaves of the tree of legal moves in several ways. {@code ListPerft} is the straightforward way: lists of moves, make and
 * unmake. {@code Ply} walks through the sets of the move generator and is several times faster.
 */
package sphericalknight.chess.perft;
