/** Which squares a piece attacks, worked out for a whole set of pieces at once. */
package sphericalknight.chess.attack;
