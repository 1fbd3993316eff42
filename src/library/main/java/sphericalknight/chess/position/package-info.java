/** A whole chess position: reading and writing it, its legal moves, playing them and taking them back, its key and its end. */
package sphericalknight.chess.position;
