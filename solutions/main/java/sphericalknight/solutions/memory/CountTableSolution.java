package sphericalknight.solutions.memory;

import sphericalknight.exercises.memory.CountTable;

/**
 * Exercise 8.5, solved: the low bits select the slot, the whole key identifies the position.
 *
 * <p>Other ways: the newer entry always replaces, which is simpler and what the library's table does; buckets of two slots, one for the
 * deeper and one for the newer entry, keep both kinds in a search that runs for hours.
 */
public class CountTableSolution implements CountTable {
    private static final int UNKNOWN = -1;

    @Override
    public long[] store(long[] table, long key, int depth, long count) {
        int at = at(table, key);
        return depth >= table[at + 1] ? put(table, at, key, depth, count) : table;
    }

    @Override
    public long probe(long[] table, long key, int depth) {
        int at = at(table, key);
        boolean found = depth > 0 && table[at] == key && table[at + 1] == depth;
        return found ? table[at + 2] : UNKNOWN;
    }

    int at(long[] table, long key) {
        int slots = table.length / 3;
        return 3 * (int) (key & slots - 1);
    }

    private static long[] put(long[] table, int at, long key, int depth, long count) {
        table[at] = key;
        table[at + 1] = depth;
        table[at + 2] = count;
        return table;
    }
}
