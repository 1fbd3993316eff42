/** The 0x88 board: one cell for each square and as many off the board, one number for file and rank, one test for the edge. */
package sphericalknight.chess.mailbox;
