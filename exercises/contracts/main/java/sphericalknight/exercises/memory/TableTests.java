package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;

import sphericalknight.exercise.contract.Contract;

/** The questions of exercise 8.5: an entry is stored in a table or looked up there, and the result is compared. */
abstract class TableTests extends Contract<CountTable> {
    /** Stores the expected entry in {@code table}, checks the table that the answer returns, and returns {@code count}. */
    final long stored(long[] table, long key, int depth, long count) {
        long[] before = table.clone();
        put(table, key, depth, count);
        compareStored(before, key, depth, count, table);
        return count;
    }

    /** Stores an entry and, in the hidden run, the same with other counts. */
    final void store(long[] table, long key, int depth, long count, long... after) {
        compareStored(table, key, depth, count, after);
        alike(random -> {
            int more = random.nextInt(1, 100_000);
            compareStored(plus(more, table), key, depth, count + more, plus(more, after));
        });
    }

    /** Looks an entry up and, in the hidden run, again with other counts. */
    final void probe(long[] table, long key, int depth, long expected) {
        compareFound(table, key, depth, expected);
        alike(random -> {
            int more = random.nextInt(1, 100_000);
            compareFound(plus(more, table), key, depth, expected < 0 ? -1 : expected + more);
        });
    }

    /** The table with so much added to the count of each entry. */
    private static long[] plus(int more, long... table) {
        long[] other = table.clone();
        for (int at = 0; at < other.length; at += 3) {
            other[at + 2] += other[at + 1] > 0 ? more : 0;
        }
        return other;
    }

    final void compareFound(long[] table, long key, int depth, long expected) {
        assertThat(answer().probe(table, key, depth))
                .as("key %s, depth %d looked up in%n%s", PieceNumbers.key(key), depth, slots(table))
                .isEqualTo(expected);
    }

    private void compareStored(long[] table, long key, int depth, long count, long... after) {
        assertThat(slots(answer().store(table, key, depth, count)))
                .as("key %s, depth %d, count %d stored in%n%s", PieceNumbers.key(key), depth, count, slots(table))
                .isEqualTo(slots(after));
    }

    /** Stores an entry in a table of counts, as exercise 8.5 asks: in its slot, unless the entry there has a greater depth. */
    private static void put(long[] table, long key, int depth, long count) {
        int at = 3 * Math.floorMod(key, table.length / 3);
        if (depth >= table[at + 1]) {
            System.arraycopy(new long[] {key, depth, count}, 0, table, at, 3);
        }
    }

    /** The count in a table of counts for this key and this depth, which is above 0; -1 if it is not there. */
    static long count(long[] table, long key, int depth) {
        int at = 3 * Math.floorMod(key, table.length / 3);
        return table[at] == key && table[at + 1] == depth ? table[at + 2] : -1;
    }

    /**
     * Describes a table of counts: its number of slots, then a line for each slot that is not empty. If {@code table} is null or its length
     * is not a multiple of 3, says only that.
     */
    private static String slots(long[] table) {
        if (table == null || table.length % 3 != 0) {
            return table == null ? "no table" : "an array of " + table.length + " numbers";
        }
        StringBuilder lines = new StringBuilder("a table of " + table.length / 3 + " slots");
        for (int at = 0; at < table.length; at += 3) {
            if (table[at] != 0 || table[at + 1] != 0 || table[at + 2] != 0) {
                lines.append("\n  slot ").append(at / 3).append(": key ").append(PieceNumbers.key(table[at]));
                lines.append(", depth ")
                        .append(table[at + 1])
                        .append(", count ")
                        .append(table[at + 2]);
            }
        }
        return lines.toString();
    }

    @Override
    protected boolean mayChange(String method) {
        return method.equals("store");
    }
}
