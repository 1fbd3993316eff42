package sphericalknight.exercises.memory;

import sphericalknight.exercise.Exercise;

/** Exercise 8.5: a transposition table of counts. */
@Exercise(id = "8.5", title = "Table that keeps positions apart", lesson = "08-zobrist", sets = false)
public interface CountTable {
    /**
     * Stores the number of sequences of {@code depth} moves from the position with this key.
     *
     * <p>A table has 2, 4, 8, 16 ... slots. A slot is three numbers, key, depth and count, and slot s begins at index 3 * s. An empty slot
     * is three zeros. The low bits of a key are the number of its slot:
     *
     * <pre>
     * slot     0        1          2        3
     * table    0 0 0    9 2 400    0 0 0    -5 3 8902     9 ends in the bits 01, -5 in 11
     * </pre>
     *
     * <p>If the slot is taken, by this position or another, the entry with the greater depth stays, because it took more work. At equal
     * depth the new entry replaces the old one.
     *
     * @param table the table before the change; this array may be changed and returned
     * @param key any number
     * @param depth 1 or more
     * @param count 0 or more
     * @return the table afterwards, of the same length
     */
    long[] store(long[] table, long key, int depth, long count);

    /**
     * Returns the count stored for this key and this depth.
     *
     * @param table a table as {@link #store} returns it; the array must not be changed
     * @param key any number
     * @param depth 0 or more; nothing is ever stored for 0
     * @return the count, or -1 if it is not in the table
     */
    long probe(long[] table, long key, int depth);
}
