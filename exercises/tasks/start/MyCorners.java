package start;

import static sphericalknight.bits.Squares.set;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.start.Corners;

class MyCorners implements Corners {
    @Override
    public long corners() {
        // Replace the line with throw by this one: return set("a1 h1");
        // Check it, look at what is missing, and fix it.
        throw new NotStartedYet("TODO 0.1: return the set of the four corners");
    }
}
