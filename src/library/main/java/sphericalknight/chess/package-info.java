/** Chess, from the files and ranks of the board up to whole games. The packages build on one another; none depends on one above it. */
package sphericalknight.chess;
