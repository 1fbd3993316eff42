package sphericalknight.storage.positions;

import sphericalknight.chess.position.Position;

/** A way to ask where the men stand, when it is known how many there are. */
interface Placing {
    /**
     * Asks for the squares of all men.
     *
     * @param answers who answers
     * @param counts the number of men of each piece, 0 to 11
     * @param side the side to move
     * @param truth the position, or null where it is not known
     * @param sets takes the squares of each piece
     */
    void place(Answers answers, int[] counts, int side, Position truth, long[] sets);
}
