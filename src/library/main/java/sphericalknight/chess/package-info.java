/**
 * Chess, from the files and ranks of the board up to whole games. {@code attack} builds on {@code board}, {@code position} on both, and the
 * other packages on these three but not on one another.
 */
package sphericalknight.chess;
