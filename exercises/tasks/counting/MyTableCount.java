package counting;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.counting.TableCount;

class MyTableCount implements TableCount {
    @Override
    public byte[] table() {
        throw new NotStartedYet("TODO 4.2: 65,536 counts; entry i has the ones of i / 2 and its own last bit");
    }

    @Override
    public int count(long set) {
        throw new NotStartedYet("TODO 4.2: four look-ups, in a table that is made only once");
    }
}
