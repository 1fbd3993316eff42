package sphericalknight.machine;

import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.RandomAccess;
import java.util.Set;

/** The costs of calls to collections. */
final class CollectionCharges {
    /** The bytes of an element in a list, or of its node in a tree or a hash table. */
    private static final int ELEMENT = 32;

    /** Calls whose work does not depend on the size, except in linked lists and heaps. */
    private static final Set<String> AT_A_PLACE = Set.of(
            "get set addFirst addLast offer offerFirst offerLast peek peekFirst peekLast element getFirst getLast poll pollFirst pollLast"
                    .split(" "));
    /** Calls that put or look for an element or a key. */
    private static final Set<String> OF_ELEMENT = Set.of(
            ("add contains containsKey containsValue remove indexOf lastIndexOf put putIfAbsent getOrDefault merge compute"
                            + " computeIfAbsent computeIfPresent replace push pop ceiling floor higher lower ceilingEntry ceilingKey"
                            + " floorEntry floorKey higherEntry higherKey lowerEntry lowerKey first last firstKey lastKey firstEntry"
                            + " lastEntry pollFirstEntry pollLastEntry headSet tailSet subSet headMap tailMap subMap frequency")
                    .split(" "));
    /** Calls that go through all elements once. */
    private static final Set<String> OF_ALL = Set.of(
            "iterator stream forEach removeIf replaceAll clear toArray reverse shuffle max min unmodifiableList descendingIterator"
                    .split(" "));

    /** Calls that may add an element. */
    private static final Set<String> ADDING =
            Set.of(("add addFirst addLast offer offerFirst offerLast push put putIfAbsent merge compute computeIfAbsent"
                            + " computeIfPresent subList subSet subMap headSet headMap tailSet tailMap")
                    .split(" "));

    private CollectionCharges() {}

    /** The cost of a call, null if it is none of these. */
    static Charge of(String name, Signature signature, boolean isStatic) {
        boolean isKeyed = signature.parameters().stream()
                .findFirst()
                .filter(Values::isReference)
                .isPresent();
        if (isStatic) {
            return OF_ALL.contains(name) ? (in, p, r, at) -> all(in, r[at], name) : null;
        }
        if (name.equals("size") || name.equals("isEmpty") || name.endsWith("Set") && signature.slots() == 0) {
            return Charge.NONE;
        }
        if (name.equals("get") && isKeyed || OF_ELEMENT.contains(name)) {
            boolean isByPlace = !isKeyed && signature.slots() > 0;
            Charge whole = isByPlace
                    ? (in, p, r, at) ->
                            in.meter.work(2 + (Sizes.flat(r[at]) >> (r[at] instanceof RandomAccess ? 4 : 1)))
                    : (in, p, r, at) -> element(in, name, r[at], isKeyed ? r[at + 1] : null);
            return whole;
        }
        if (AT_A_PLACE.contains(name)) {
            boolean isAdded = ADDING.contains(name);
            return (in, p, r, at) -> {
                place(in, r[at]);
                in.meter.bytes(isAdded ? ELEMENT : 0);
            };
        }
        return OF_ALL.contains(name) ? (in, p, r, at) -> all(in, r[at], name) : null;
    }

    private static void place(Interpreter in, Object collection) {
        if (collection instanceof RandomAccess) {
            return;
        }
        if (collection instanceof PriorityQueue<?> heap) {
            in.meter.work(2 + Sizes.digits(heap.size()));
        } else {
            in.meter.work(collection instanceof List<?> list ? 2 + (list.size() >> 1) : 4);
        }
    }

    /** Pays for an operation that may compare {@code element} with others in {@code collection}. */
    private static void element(Interpreter in, String name, Object collection, Object element) {
        long work;
        if (collection instanceof List || collection instanceof Deque || collection instanceof PriorityQueue) {
            boolean isAdded = element == null || name.equals("add") || name.equals("push");
            boolean isHeap = collection instanceof PriorityQueue;
            int size = Sizes.flat(collection);
            work = isAdded ? isHeap ? Sizes.digits(size) : 2 : Meter.product(size, 1 + Sizes.deep(element, in)) >> 1;
            if (isAdded && isHeap && element != null) {
                work += Sizes.digits(size) * (Sizes.deep(element, in) >> 3);
            }
        } else if (HashTables.isOne(collection)) {
            int size = Sizes.flat(collection);
            work = 3 + Sizes.deep(element, in);
            if (element instanceof Collection || element instanceof Optional || element instanceof Map.Entry) {
                work = Meter.sum(work, size >> 4); // equal hash codes make such keys a list
            }
            if (name.equals("remove")) {
                in.tables.shrunk();
            } else if (name.equals("containsValue")) {
                work = Meter.sum(Meter.product(size, work), in.tables.walk(size));
            } else {
                in.tables.grown(size);
            }
        } else {
            int size = Sizes.flat(collection);
            boolean isSearch = name.equals("containsValue");
            work = Meter.product(isSearch ? size : Sizes.digits(size) + 2, 1 + (Sizes.deep(element, in) >> 1));
        }
        in.meter.work(work);
        in.meter.bytes(ADDING.contains(name) ? ELEMENT : 0);
    }

    private static void all(Interpreter in, Object collection, String name) {
        int size = Sizes.flat(collection);
        boolean isLater = name.equals("iterator") || name.equals("stream"); // each element is counted when it comes
        long work = isLater ? 2 : size >> 1;
        if (HashTables.isOne(collection)) {
            work += in.tables.walk(isLater ? 0 : size);
            if (name.equals("clear") || name.equals("removeIf")) {
                in.tables.shrunk();
            }
        }
        in.meter.work(2 + work);
    }
}
