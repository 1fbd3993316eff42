package draughts;

import java.util.TreeSet;
import sphericalknight.draughts.Diagonals;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.draughts.KingCapture;

class MyKingCapture implements KingCapture {
    @Override
    public long[] captures(int king, int own, int enemies) {
        // Allowed here: Diagonals.step(set, direction), directions 0 to 3.
        // A TreeSet<Long> keeps each result once, and in order.
        throw new NotStartedYet("TODO 11.4: walk to the first man, each way");
    }
}
