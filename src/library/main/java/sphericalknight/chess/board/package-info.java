/** The geometry of the board as operations on sets of squares: lines, shifts, reflections, numberings. */
package sphericalknight.chess.board;
