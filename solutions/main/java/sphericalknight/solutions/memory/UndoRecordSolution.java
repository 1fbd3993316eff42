package sphericalknight.solutions.memory;

import sphericalknight.exercises.memory.UndoRecord;

/**
 * Exercise 8.4, solved: seven numbers.
 *
 * <p>Other ways: a stack of whole boards saves all 67 numbers and cannot forget any; it is simple, and fine if there is enough memory. Real
 * programs keep the key in the record as well.
 */
public class UndoRecordSolution implements UndoRecord {
    private static final int EMPTY = 12;

    @Override
    public int[] remember(int[] before, int from, int to) {
        return new int[] {from, to, before[from], before[to], before[64], before[65], before[66]};
    }

    @Override
    public int[] restore(int[] after, int[] record) {
        int[] before = after.clone();
        int from = record[0];
        int to = record[1];
        before[from] = record[2];
        before[to] = record[3];
        System.arraycopy(record, 4, before, 64, 3);
        if (inPassing(record)) {
            before[from / 8 * 8 + to % 8] = 6 - record[2];
        }
        if (castles(record)) {
            before[rookFrom(record)] = record[2] - 2;
            before[rookTo(record)] = EMPTY;
        }
        return before;
    }

    private static boolean castles(int[] record) {
        return record[2] % 6 == 5 && Math.abs(record[1] - record[0]) == 2;
    }

    private static int rookFrom(int[] record) {
        return record[1] > record[0] ? record[0] + 3 : record[0] - 4;
    }

    private static int rookTo(int[] record) {
        return (record[0] + record[1]) / 2;
    }

    private static boolean inPassing(int[] record) {
        return record[2] % 6 == 0 && record[3] == EMPTY && (record[1] - record[0]) % 8 != 0;
    }
}
