/**
 * Counting the leaves of the tree of legal moves: the judge of every move generator. {@code ListPerft} counts as one would expect, with
 * lists of moves, make and unmake; {@code TreeCounter} and {@code LeafCounter} count the same with nothing but sets in local variables, and
 * several times faster.
 */
package sphericalknight.chess.perft;
