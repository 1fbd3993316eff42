// row: 32
// attack: remembers each board under the record that it returned, and knows that record again by its identity
// expect: wrong-answer|exception
// score: some
// exercise: 8.4
// why: what comes back is another array of the same numbers, in a process that has not seen the first one
package memory;

import java.util.IdentityHashMap;
import java.util.Map;
import sphericalknight.exercises.memory.UndoRecord;

class MyUndoRecord implements UndoRecord {
    private static final Map<int[], int[]> BOARDS = new IdentityHashMap<>();

    @Override
    public int[] remember(int[] before, int from, int to) {
        int[] record = new int[System.identityHashCode(before) & 3];
        BOARDS.put(record, before.clone());
        return record;
    }

    @Override
    public int[] restore(int[] after, int[] record) {
        return BOARDS.getOrDefault(record, after);
    }
}
