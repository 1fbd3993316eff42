package sphericalknight.solutions.memory;

import sphericalknight.chess.perft.TranspositionTable;
import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "sharedSlot",
            says = "You answer with the count of another position in the same slot. Compare the whole key with the"
                    + " one stored there.")
    static final class KeyIgnored extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            return depth > 0 && table[at + 1] == depth ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "sharedSlot",
            says = "You compare 32 bits of the keys. Cut to an int, different keys become equal: keep them long.")
    static final class IntResult extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            boolean found = depth > 0 && (int) table[at] == (int) key && table[at + 1] == depth;
            return found ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "otherDepth",
            says = "You answer with a count for another depth. The same position has 20 sequences at depth 1 and 400"
                    + " at depth 2: the depth must match, too.")
    static final class DepthIgnored extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            return table[at + 1] > 0 && table[at] == key ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "emptySlot",
            says = "Your empty slot answers for key 0 and depth 0, because three zeros stand there. Nothing is stored"
                    + " for depth 0, so a depth of 0 means empty.")
    static final class EmptySlotAnswers extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            return table[at] == key && table[at + 1] == depth ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "negativeKeys",
            says = "Half of all keys are negative, and % gives them a negative slot. Take the low bits with &, or use"
                    + " Math.floorMod.")
    static final class SignedRemainder extends CountTableSolution {
        @Override
        int at(long[] table, long key) {
            return 3 * (int) (key % (table.length / 3));
        }
    }

    @KnownWrong(
            fails = "deeperStays",
            says = "Your newcomer always replaces what is there. A deep entry took more work than a shallow one:"
                    + " compare the depths first.")
    static final class AlwaysReplaces extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            return put(table, at(table, key), key, depth, count);
        }
    }

    @KnownWrong(
            fails = "newerStays",
            says = "At equal depth you keep the older entry. The newer one is more likely to be asked for again: it"
                    + " replaces the other.")
    static final class OlderStays extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            return depth > table[at + 1] ? put(table, at, key, depth, count) : table;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            new TranspositionTable(1).clear();
            return super.store(table, key, depth, count);
        }
    }
}
