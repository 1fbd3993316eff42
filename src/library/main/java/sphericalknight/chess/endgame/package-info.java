/** Mate with bishop and knight: the table of all positions, built as in William Shields's essay and with sets of squares. */
package sphericalknight.chess.endgame;
