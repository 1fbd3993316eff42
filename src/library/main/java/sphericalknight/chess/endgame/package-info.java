/** Mate with bishop and knight: the table of all positions, built the essay's way and with sets of squares. */
package sphericalknight.chess.endgame;
