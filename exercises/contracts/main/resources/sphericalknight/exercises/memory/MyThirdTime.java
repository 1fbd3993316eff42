package memory;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.memory.ThirdTime;

class MyThirdTime implements ThirdTime {
    @Override
    public boolean isThird(long[] keys, int clock) {
        long now = keys[keys.length - 1];
        throw new NotStartedYet("TODO 8.3: count how often this key stands among the last ones");
    }
}
