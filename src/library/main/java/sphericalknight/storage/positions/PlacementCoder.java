package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;

/** A way to code the squares of the men, given how many there are of each kind. */
interface PlacementCoder {
    /**
     * Codes the squares of all men.
     *
     * @param coder writes or reads the answers
     * @param counts the number of men of each piece; the index is its {@code Piece} value, 0 to 11
     * @param side the side to move
     * @param truth the position; a decoder ignores it
     * @param sets receives the squares of each piece
     */
    void place(BitCoder coder, int[] counts, int side, Position truth, long[] sets);
}
