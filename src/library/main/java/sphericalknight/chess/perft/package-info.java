/**
 * Counts the leaves of the tree of legal moves in several ways. {@code ListPerft} is the way one would write it: lists of moves, make and
 * unmake; {@code Ply} walks through the sets of the move generator and is several times faster.
 */
package sphericalknight.chess.perft;
