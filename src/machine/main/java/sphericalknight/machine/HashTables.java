package sphericalknight.machine;

import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Remembers the possible capacity of hash tables. A hash table never shrinks: each walk through an emptied large table visits all its
 * buckets, although it has no elements.
 */
final class HashTables {
    /** Smaller tables are not worth remembering. */
    private static final int SMALL = 4096;

    private int emptied;

    /** Whether an object is, or is a view of, a hash table. */
    static boolean isOne(Object object) {
        boolean isOrdered = object instanceof List
                || object instanceof Deque
                || object instanceof PriorityQueue
                || object instanceof SortedSet
                || object instanceof SortedMap;
        return !isOrdered && (object instanceof Collection || object instanceof Map);
    }

    /** A table was made with this many places, or something is removed from one with this many elements. */
    void mayBeEmpty(int places) {
        emptied = places > SMALL ? Math.max(emptied, places) : emptied;
    }

    /** The work of one walk through a table of this size. */
    int walk(int size) {
        return (size >> 1) + (emptied >> 4);
    }
}
