package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.KingTable;

class MyKingTable implements KingTable {
    @Override
    public long[] table() {
        // You may use KingMoves.attacks here;
        // it needs: import sphericalknight.chess.attack.KingMoves;
        throw new NotStartedYet("TODO 3.4: ask 64 times, keep all");
    }

    @Override
    public long attacks(long[] table, long pieces) {
        throw new NotStartedYet("TODO 3.4: look up each piece");
    }
}
