package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.KingTable;

class MyKingTable implements KingTable {
    @Override
    public long[] table() {
        // KingMoves.attacks (import sphericalknight.chess.attack.KingMoves) may be used here.
        throw new NotStartedYet("TODO 3.4: ask for the attacks from each square once, and keep the 64 answers");
    }

    @Override
    public long attacks(long[] table, long pieces) {
        throw new NotStartedYet("TODO 3.4: look up the entry of each piece, and put the sets together");
    }
}
