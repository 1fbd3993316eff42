package counting;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.counting.TableCount;

class MyTableCount implements TableCount {
    @Override
    public byte[] table() {
        throw new NotStartedYet("TODO 4.2: entry i from entry i / 2");
    }

    @Override
    public int count(long set) {
        throw new NotStartedYet("TODO 4.2: four look-ups in one table");
    }
}
