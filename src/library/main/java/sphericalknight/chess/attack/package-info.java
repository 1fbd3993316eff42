/** The squares that pieces attack: for a whole set of pawns, knights or kings at once, and for one slider in several ways. */
package sphericalknight.chess.attack;
