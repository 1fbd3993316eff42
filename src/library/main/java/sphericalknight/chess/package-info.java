/** Chess, from single lines of the board up to whole games. The parts build on one another; none looks upwards. */
package sphericalknight.chess;
