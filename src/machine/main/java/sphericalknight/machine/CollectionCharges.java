package sphericalknight.machine;

import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.RandomAccess;
import java.util.Set;

/** The costs of calls to collections. */
final class CollectionCharges {
    /** The bytes of an element in a list, or of its node in a tree or a hash table. */
    private static final int ELEMENT = 32;

    /** Calls whose work does not depend on the size, except in heaps and, by index, in linked lists. */
    private static final Set<String> AT_A_PLACE = Set.of(
            ("get set addFirst addLast offer offerFirst offerLast peek peekFirst peekLast element getFirst getLast"
                            + " poll pollFirst pollLast removeFirst removeLast")
                    .split(" "));
    /** Calls that put or look for an element or a key. */
    private static final Set<String> OF_ELEMENT = Set.of(
            ("add contains containsKey containsValue remove indexOf lastIndexOf put putIfAbsent getOrDefault merge"
                            + " computeIfAbsent push pop ceiling floor higher lower ceilingEntry ceilingKey floorEntry floorKey"
                            + " higherEntry higherKey lowerEntry lowerKey first last firstKey lastKey firstEntry lastEntry"
                            + " pollFirstEntry pollLastEntry")
                    .split(" "));
    /** Calls that go through all elements once. */
    private static final Set<String> OF_ALL =
            Set.of("iterator stream forEach removeIf replaceAll clear toArray reverse shuffle".split(" "));
    /** Calls that look for each element of one collection in another. */
    private static final Set<String> OF_SEVERAL = Set.of("containsAll", "removeAll", "retainAll");
    /** Calls after which a hash table may have fewer elements than places. */
    private static final Set<String> REMOVING =
            Set.of("remove", "merge", "clear", "removeIf", "removeAll", "retainAll");

    /** Calls that may add an element. */
    private static final Set<String> ADDING = Set.of(
            "add addFirst addLast offer offerFirst offerLast push put putIfAbsent merge computeIfAbsent".split(" "));

    private CollectionCharges() {}

    /** The cost of a call, null if it is none of these. */
    static Charge of(String name, Signature signature, boolean isStatic) {
        boolean isKeyed = signature.parameters().stream()
                .findFirst()
                .filter(Values::isReference)
                .isPresent();
        boolean isByIndex = !isKeyed && signature.slots() > 0;
        if (isStatic) {
            return OF_ALL.contains(name) ? (in, p, r, at) -> all(in, r[at], name) : null;
        }
        if (name.equals("size") || name.equals("isEmpty") || name.endsWith("Set") && signature.slots() == 0) {
            return Charge.NONE;
        }
        if (name.equals("get") && isKeyed || OF_ELEMENT.contains(name)) {
            return isByIndex
                    ? (in, p, r, at) ->
                            in.meter.work(2 + (Sizes.flat(r[at]) >> (r[at] instanceof RandomAccess ? 4 : 1)))
                    : (in, p, r, at) -> element(in, name, r[at], isKeyed ? r[at + 1] : null);
        }
        if (OF_SEVERAL.contains(name)) {
            boolean isHere = name.equals("containsAll");
            return (in, p, r, at) -> several(in, name, r[isHere ? at : at + 1], r[isHere ? at + 1 : at]);
        }
        if (AT_A_PLACE.contains(name)) {
            boolean isAdded = ADDING.contains(name);
            return (in, p, r, at) -> {
                place(in, r[at], isByIndex);
                in.meter.bytes(isAdded ? ELEMENT : 0);
            };
        }
        return OF_ALL.contains(name) ? (in, p, r, at) -> all(in, r[at], name) : null;
    }

    private static void place(Interpreter in, Object collection, boolean isByIndex) {
        if (collection instanceof RandomAccess) {
            return;
        }
        if (collection instanceof PriorityQueue<?> heap) {
            in.meter.work(2 + Sizes.digits(heap.size()));
        } else {
            in.meter.work(isByIndex ? 2 + (Sizes.flat(collection) >> 1) : 4);
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
        } else {
            int size = Sizes.flat(collection);
            long each = 1 + (Sizes.deep(element, in) >> 1);
            boolean isHash = HashTables.isOne(collection);
            boolean isSet = collection instanceof Set || collection instanceof Map;
            if (!isSet || name.equals("containsValue")) { // values() are no set: each is looked at
                work = Meter.sum(Meter.product(size, each), isHash ? in.tables.walk(size) : 0);
            } else if (isHash) {
                boolean isOrdered = element == null || element instanceof Comparable;
                work = 2 + 2 * each + (isOrdered ? 0 : size >> 2); // equal hash codes make other keys a list
            } else {
                work = Meter.product(Sizes.digits(size) + 2, each);
            }
            removed(in, name, collection);
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
        }
        in.meter.work(2 + work);
        removed(in, name, collection);
    }

    /** Pays for looking for each element of {@code wanted} in {@code collection}. */
    private static void several(Interpreter in, String name, Object collection, Object wanted) {
        if (wanted instanceof Collection<?> all && collection != null) {
            all(in, all, "iterator");
            all.forEach(each -> element(in, "contains", collection, each));
            removed(in, name, all);
        }
    }

    private static void removed(Interpreter in, String name, Object collection) {
        if (REMOVING.contains(name) && HashTables.isOne(collection)) {
            in.tables.mayBeEmpty(Sizes.flat(collection));
        }
    }
}
