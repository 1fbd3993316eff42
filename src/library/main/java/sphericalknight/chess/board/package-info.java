/** The geometry of the board as operations on sets of squares: lines, shifts, mirrors, turns, numberings. */
package sphericalknight.chess.board;
