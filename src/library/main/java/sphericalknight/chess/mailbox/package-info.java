/** The 0x88 board: an array with one cell for each square and as many cells off the board, so that one test detects every edge. */
package sphericalknight.chess.mailbox;
