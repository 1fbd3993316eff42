package sphericalknight.solutions.knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercises.knight.KnightHops;

/**
 * Exercise 2.3, solved: a flood fill, ring by ring.
 *
 * <p>Other ways: if every ring is wanted, keep the last ring and all squares seen, as the lesson does. On a large board, let two fills run
 * towards each other. For 64 squares, a table of 64 times 64 bytes, computed once by flood fills, answers with one lookup.
 */
public class KnightHopsSolution implements KnightHops {
    @Override
    public int hops(int from, int to) {
        long flood = 1L << from;
        long target = 1L << to;
        int hops = 0;
        while ((flood & target) == 0) {
            flood |= KnightMoves.attacks(flood);
            hops++;
        }
        return hops;
    }
}
