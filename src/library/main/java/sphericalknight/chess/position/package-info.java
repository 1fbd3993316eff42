/** A whole chess position: reading and writing it, its legal moves, making and unmaking them, its hash key, and the end of the game. */
package sphericalknight.chess.position;
