package sphericalknight.machine;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Measures host objects, so a call can be charged before it runs. */
final class Sizes {
    /** The number of collections within collections that the machine follows; Java itself recurses for each. */
    private static final int DEEPEST = 500;

    private Sizes() {}

    /** The number of elements, characters, or words of 32 bits; 1 for any other object, 0 for null. */
    static int flat(Object object) {
        if (object instanceof CharSequence text) {
            return text.length();
        }
        if (object instanceof Collection<?> collection) {
            return collection.size();
        }
        if (object instanceof BigInteger number) {
            return words(number);
        }
        if (object instanceof Map<?, ?> map) {
            return map.size();
        }
        if (object instanceof BitSet bits) {
            return bits.size() >> 5;
        }
        return isArray(object) ? JavaArrays.length(object) : object == null ? 0 : 1;
    }

    static int words(BigInteger number) {
        return (number.bitLength() >> 5) + 1;
    }

    static boolean isArray(Object object) {
        return object != null && object.getClass().isArray();
    }

    /**
     * The number of objects and characters that Java visits when it computes the text or the hash code of an object: those in collections
     * within collections count as often as they are reached. The visit itself is charged step by step, so it ends, too.
     *
     * @throws StackOverflowError if collections are nested too deeply, as Java does
     */
    static long deep(Object object, Interpreter in) {
        return deep(object, in, 0);
    }

    private static long deep(Object object, Interpreter in, int level) {
        if (object == null || object instanceof Long || object instanceof Integer) {
            return 1;
        }
        if (object instanceof String text) {
            return 1 + (text.length() >> 4);
        }
        if (object instanceof Obj) {
            return 1;
        }
        if (object instanceof Collection<?> collection) {
            visit(in, collection, collection.size(), level);
            long sum = 1;
            for (Object each : collection) {
                sum += deep(each, in, level + 1);
            }
            return sum;
        }
        if (object instanceof Map<?, ?> map) {
            visit(in, map, map.size(), level);
            long sum = 1;
            for (Map.Entry<?, ?> each : map.entrySet()) {
                sum += deep(each.getKey(), in, level + 1) + deep(each.getValue(), in, level + 1);
            }
            return sum;
        }
        if (object instanceof Object[] array) {
            visit(in, array, array.length, level);
            long sum = 1;
            for (Object each : array) {
                sum += deep(each, in, level + 1);
            }
            return sum;
        }
        if (object instanceof Map.Entry<?, ?> entry) {
            visit(in, entry, 2, level);
            return deep(entry.getKey(), in, level + 1) + deep(entry.getValue(), in, level + 1);
        }
        if (object instanceof Optional<?> optional) {
            visit(in, optional, 1, level);
            return deep(optional.orElse(null), in, level + 1);
        }
        return object instanceof BigInteger number ? (long) words(number) * words(number) : 1 + (flat(object) >> 3);
    }

    /** Pays for walking through an object with {@code size} elements. */
    private static void visit(Interpreter in, Object object, int size, int level) {
        if (level == DEEPEST) {
            throw in.overflow();
        }
        in.meter.work(6 + 2L * size + (HashTables.isOne(object) ? in.tables.walk(0) : 0));
    }

    /** The number of binary digits of a size: the number of comparisons in a search by halves. */
    static int digits(int size) {
        return 32 - Integer.numberOfLeadingZeros(size);
    }
}
