/** The squares that pieces attack, computed for a whole set of pieces at once. */
package sphericalknight.chess.attack;
