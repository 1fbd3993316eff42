package sphericalknight.machine;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.LongPredicate;

/**
 * The memory that the code of a machine still refers to. In a page, a full heap ends the page, and there is no other measure of it. This is
 * an estimate: texts, boxed numbers and captured values of lambdas are left out.
 */
final class KeptMemory implements LongPredicate {
    private static final long MOST = 512L << 20;
    /** The number of allocated bytes after which the memory is measured again. */
    private static final long BETWEEN_LOOKS = 128L << 20;

    private final Machine machine;
    private long nextLook = BETWEEN_LOOKS;

    KeptMemory(Machine machine) {
        this.machine = machine;
    }

    /** Whether there is no room for so many more bytes. */
    @Override
    public boolean test(long more) {
        if (more > MOST) {
            return true;
        }
        if (machine.meter.bytes < nextLook) {
            return false;
        }
        nextLook = machine.meter.bytes + BETWEEN_LOOKS;
        return new Walk(more).bytes() > MOST;
    }

    /** A walk through all objects that the running methods and the classes refer to. */
    private final class Walk {
        private final Map<Object, Object> seen = new IdentityHashMap<>();
        private final Deque<Object> open = new ArrayDeque<>();
        private long bytes;

        Walk(long more) {
            bytes = more;
        }

        /** The bytes of all objects, or of as many as are too many. */
        long bytes() {
            add(machine.interpreter.references());
            machine.classes().forEach(type -> add(type.r));
            while (!open.isEmpty() && bytes <= MOST) {
                walk(open.pop());
            }
            return bytes;
        }

        private void add(Object object) {
            boolean isLarge = object instanceof Obj
                    || object instanceof Collection
                    || object instanceof Map
                    || Sizes.isArray(object);
            if (isLarge && seen.put(object, object) == null) {
                open.push(object);
            }
        }

        private void walk(Object object) {
            if (object instanceof Obj mine) {
                bytes += mine.type.objectBytes;
                addAll(mine.r);
            } else if (object instanceof Collection<?> collection) {
                bytes += 32L * collection.size();
                collection.forEach(this::add);
            } else if (object instanceof Map<?, ?> map) {
                bytes += 64L * map.size();
                map.forEach((key, value) -> {
                    add(key);
                    add(value);
                });
            } else {
                bytes += (long) JavaArrays.width(object) * JavaArrays.length(object);
                if (object instanceof Object[] array) {
                    addAll(array);
                }
            }
        }

        private void addAll(Object[] objects) {
            for (Object each : objects) {
                add(each);
            }
        }
    }
}
