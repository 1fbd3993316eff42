package counting;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.counting.LadderCount;

class MyLadderCount implements LadderCount {
    @Override
    public long pairs(long set) {
        throw new NotStartedYet("TODO 4.4: every second bit, and the others");
    }

    @Override
    public long nibbles(long pairs) {
        throw new NotStartedYet("TODO 4.4: every second pair, and the others");
    }

    @Override
    public long bytes(long nibbles) {
        throw new NotStartedYet("TODO 4.4: every second four, and the others");
    }

    @Override
    public int sum(long bytes) {
        throw new NotStartedYet("TODO 4.4: a multiplication adds all bytes");
    }

    @Override
    public int count(long set) {
        return sum(bytes(nibbles(pairs(set))));
    }
}
