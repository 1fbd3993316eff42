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

    @KnownWrong(
            fails = "storedIsFound",
            says =
                    "Your slot s begins at index s, so the entries overlap. Each slot is three numbers long: slot s begins at 3 * s.")
    static final class SlotNotTimesThree extends CountTableSolution {
        @Override
        int at(long[] table, long key) {
            return super.at(table, key) / 3;
        }
    }

    @KnownWrong(
            fails = "otherDepth",
            says =
                    "You answer with the count of a greater depth. That is right in a search; a count belongs to one depth: == and not >=.")
    static final class DepthAtLeast extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            return depth > 0 && table[at] == key && table[at + 1] >= depth ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "otherDepth",
            says = "You answer with the count of a smaller depth. A count belongs to one depth: == and not <=.")
    static final class DepthAtMost extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            int at = at(table, key);
            boolean found = table[at] == key && table[at + 1] > 0 && table[at + 1] <= depth;
            return found ? table[at + 2] : UNKNOWN;
        }
    }

    @KnownWrong(
            fails = "deeperStays",
            says =
                    "Your table never gives a slot to another position. A deeper entry, or one of equal depth, replaces what is there, whoever it belongs to.")
    static final class KeepsOtherPositions extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            return table[at + 1] == 0 || table[at] == key ? super.store(table, key, depth, count) : table;
        }
    }

    @KnownWrong(
            fails = "deeperStays",
            says =
                    "An entry of the same position is always replaced in your table, by a shallower one, too. The greater depth stays there as well.")
    static final class SamePositionReplaces extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            return table[at] == key ? put(table, at, key, depth, count) : super.store(table, key, depth, count);
        }
    }

    @KnownWrong(
            fails = "deeperStays",
            says = "Your table keeps the shallower of two entries. The deeper one took more work: it stays.")
    static final class ShallowerStays extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            return table[at + 1] == 0 || depth <= table[at + 1] ? put(table, at, key, depth, count) : table;
        }
    }

    @KnownWrong(
            fails = "deeperStays",
            says = "Your table stores in empty slots only. An entry of greater or equal depth replaces what is there.")
    static final class OnlyEmptySlots extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            return table[at + 1] == 0 ? put(table, at, key, depth, count) : table;
        }
    }

    @KnownWrong(
            fails = "otherDepth",
            says =
                    "You answer 0 where the table knows nothing. 0 is a count like any other (a mate has no moves); unknown is -1.")
    static final class ZeroForUnknown extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            return Math.max(0, super.probe(table, key, depth));
        }
    }

    @KnownWrong(
            fails = "emptySlot",
            says =
                    "You take a count of 0 for an empty slot. A mated side has no moves, so 0 is a count like any other; a depth of 0 means empty.")
    static final class ZeroCountUnknown extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            long count = super.probe(table, key, depth);
            return count == 0 ? UNKNOWN : count;
        }
    }

    @KnownWrong(
            fails = "emptySlot",
            says = "You take a key of 0 for an empty slot. 0 is a key like any other; a depth of 0 means empty.")
    static final class ZeroKeyUnknown extends CountTableSolution {
        @Override
        public long probe(long[] table, long key, int depth) {
            return key == 0 ? UNKNOWN : super.probe(table, key, depth);
        }
    }

    @KnownWrong(
            fails = "storedIsFound",
            says =
                    "You take the highest bits of the key for the slot. The exercise asks for the lowest: key & (slots - 1).")
    static final class HighBits extends CountTableSolution {
        @Override
        int at(long[] table, long key) {
            return 3 * (int) (key >>> Long.numberOfLeadingZeros(table.length / 3) + 1);
        }
    }

    @KnownWrong(
            fails = "negativeKeys",
            says =
                    "You take the sign away from negative keys, and their slot becomes another one. The low bits of the key itself count: key & (slots - 1), or Math.floorMod.")
    static final class AbsoluteSlot extends CountTableSolution {
        @Override
        int at(long[] table, long key) {
            return 3 * (int) (Math.abs(key) % (table.length / 3));
        }
    }

    @KnownWrong(
            fails = "storedIsFound",
            says = "Depth and count have changed places in your slots. The order is key, depth, count.")
    static final class CountForDepth extends CountTableSolution {
        @Override
        public long[] store(long[] table, long key, int depth, long count) {
            int at = at(table, key);
            if (depth >= table[at + 1]) {
                table[at] = key;
                table[at + 1] = count;
                table[at + 2] = depth;
            }
            return table;
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
