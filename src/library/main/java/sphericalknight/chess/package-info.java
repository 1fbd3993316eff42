/** Chess, from single lines of the board up to whole games. The packages build on one another; none depends on one above it. */
package sphericalknight.chess;
