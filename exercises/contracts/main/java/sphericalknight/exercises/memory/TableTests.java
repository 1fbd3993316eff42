package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import sphericalknight.exercise.contract.Contract;

/** The questions of exercise 8.5: an entry is stored in a table or looked up there, and the result is compared. */
abstract class TableTests extends Contract<CountTable> {
    /** Stores the expected entry in {@code table}, checks the table that the answer returns, and returns {@code count}. */
    final long stored(long[] table, long key, int depth, long count) {
        long[] before = table.clone();
        Boards.put(table, key, depth, count);
        store(before, key, depth, count, table);
        return count;
    }

    final void store(long[] table, long key, int depth, long count, long... after) {
        assertThat(Boards.slots(answer().store(table.clone(), key, depth, count)))
                .as("key %s, depth %d, count %d stored in%n%s", Boards.key(key), depth, count, Boards.slots(table))
                .isEqualTo(Boards.slots(after));
    }

    final void probe(long[] table, long key, int depth, long expected) {
        long[] given = table.clone();
        assertThat(answer().probe(given, key, depth))
                .as("key %s, depth %d looked up in%n%s", Boards.key(key), depth, Boards.slots(table))
                .isEqualTo(expected);
        assertUnchanged("probe", Arrays.equals(given, table));
    }

    /** Looks in a table with one entry for its key and depth plus these. */
    final void probeBeside(SplittableRandom random, long moreKey, int moreDepth) {
        Entry entry = Entry.drawn(random);
        long known = moreKey == 0 && moreDepth == 0 ? entry.count : -1;
        probe(entry.table(), entry.key + moreKey, entry.depth + moreDepth, known);
    }

    /** Stores in a table with one entry another count, for its key and depth plus these. */
    final void storeBeside(SplittableRandom random, long moreKey, int moreDepth) {
        Entry entry = Entry.drawn(random);
        stored(entry.table(), entry.key + moreKey, entry.depth + moreDepth, entry.count + 1);
    }

    private record Entry(long key, int depth, long count) {
        static Entry drawn(SplittableRandom random) {
            return new Entry(random.nextInt(1, 1000), random.nextInt(2, 9), random.nextInt(1, 100_000));
        }

        long[] table() {
            return Boards.table(4, key, depth, count);
        }
    }
}
