// row: 32
// attack: keeps every board in a static list, and gives its number as the record
// expect: wrong-answer|exception
// score: some
// exercise: 8.4
// why: the way back is asked in another process, which has never seen the board
package memory;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.memory.UndoRecord;

class MyUndoRecord implements UndoRecord {
    private static final List<int[]> BOARDS = new ArrayList<>();

    @Override
    public int[] remember(int[] before, int from, int to) {
        BOARDS.add(before.clone());
        return new int[] {BOARDS.size() - 1};
    }

    @Override
    public int[] restore(int[] after, int[] record) {
        return BOARDS.get(record[0]).clone();
    }
}
