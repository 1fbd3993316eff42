package knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.knight.KnightHops;

class MyKnightHops implements KnightHops {
    @Override
    public int hops(int from, int to) {
        long flood = 1L << from;
        long nextToIt = KnightMoves.attacks(flood);
        throw new NotStartedYet("TODO 2.3: grow the flood ring by ring");
    }
}
