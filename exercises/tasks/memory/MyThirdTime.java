package memory;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.memory.ThirdTime;

class MyThirdTime implements ThirdTime {
    @Override
    public boolean isThird(long[] keys, int clock) {
        long now = keys[keys.length - 1];
        // Count how often this key stands among the last ones.
        throw new NotStartedYet("TODO 8.3: count this key among the last");
    }
}
