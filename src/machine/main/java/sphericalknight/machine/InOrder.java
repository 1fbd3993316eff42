package sphericalknight.machine;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code Set.of}, {@code Map.of} and {@code copyOf} with their elements in the order given. Java's own order differs from run to run, and
 * an answer must not be right in one run and wrong in the next.
 */
final class InOrder {
    private static final Set<String> NAMES =
            Set.of("java/util/Set.of", "java/util/Set.copyOf", "java/util/Map.of", "java/util/Map.copyOf");

    private InOrder() {}

    /** Whether this is one of these methods; a key has the owner, a dot, the name and the descriptor. */
    static boolean isKey(String key) {
        return key.contains("(") && NAMES.contains(key.substring(0, key.indexOf('(')));
    }

    /** The machine's version of the method with this key, such as {@code java/util/Set.of(Ljava/lang/Object;)Ljava/util/Set;}. */
    static HostClass of(String key) {
        int parameters =
                key.substring(0, key.indexOf(')')).replaceAll("[^;]", "").length();
        boolean isArray = key.contains("([");
        boolean isCopy = key.contains("copyOf");
        boolean isSet = key.startsWith("java/util/Set.");
        return Intrinsics.one((p, r, at) -> {
            if (isCopy) {
                r[at] = isSet ? copy((Collection<?>) r[at]) : copy((Map<?, ?>) r[at]);
            } else {
                Object[] given = isArray ? (Object[]) r[at] : Arrays.copyOfRange(r, at, at + parameters);
                r[at] = isSet ? set(given) : map(given);
            }
        });
    }

    private static Set<Object> set(Object[] elements) {
        Set<Object> set = new LinkedHashSet<>();
        for (Object each : List.of(elements)) {
            if (!set.add(each)) {
                throw new IllegalArgumentException("duplicate element: " + each);
            }
        }
        return Collections.unmodifiableSet(set);
    }

    private static Map<Object, Object> map(Object[] given) {
        List<Object> keysAndValues = List.of(given);
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < given.length; i += 2) {
            if (map.put(keysAndValues.get(i), keysAndValues.get(i + 1)) != null) {
                throw new IllegalArgumentException("duplicate key: " + keysAndValues.get(i));
            }
        }
        return Collections.unmodifiableMap(map);
    }

    private static Set<Object> copy(Collection<?> elements) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.copyOf(elements)));
    }

    private static Map<Object, Object> copy(Map<?, ?> entries) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }
}
