package sphericalknight.machine.table;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The interfaces that answers and cells can implement, by lambdas or by classes: Java's interfaces with few abstract methods, and the
 * course's interfaces with one.
 */
final class Faces {
    private static final int MOST_METHODS = 3;

    private Faces() {}

    static boolean isFace(Class<?> type) {
        boolean isDataOfJava = type == Comparable.class || type == CharSequence.class || type == Map.Entry.class;
        if (!type.isInterface() || type.isSealed() || isDataOfJava) {
            return false;
        }
        int methods = methods(type).size();
        return methods > 0 && methods <= (type.getName().startsWith("java.") ? MOST_METHODS : 1);
    }

    /** The methods that an implementation of {@code type} must declare, sorted by name and descriptor. */
    static List<Method> methods(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        for (Method each : type.getMethods()) {
            boolean isOfObject = true;
            try {
                Object.class.getMethod(each.getName(), each.getParameterTypes());
            } catch (NoSuchMethodException e) {
                isOfObject = false;
            }
            if (Modifier.isAbstract(each.getModifiers()) && !isOfObject) {
                methods.add(each);
            }
        }
        methods.sort(Comparator.comparing(TypeSource::key));
        return methods;
    }

    /** The methods with a body that an implementation may declare too; those of Java's interfaces are Java's alone. */
    private static Stream<Method> defaults(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(each -> each.isDefault() && !type.getName().startsWith("java."))
                .sorted(Comparator.comparing(TypeSource::key));
    }

    /**
     * The source of a nested class {@code Inside} that implements {@code type} as a {@code Closure} of the machine, and of the method that
     * creates it.
     */
    static String source(Class<?> type) {
        String methods = Stream.concat(methods(type).stream(), defaults(type))
                .map(each -> method(type, each))
                .collect(Collectors.joining());
        return """
                    private static final class Inside extends Closure implements @type@ {
                @methods@
                    }

                    @Override
                    public Closure closure() {
                        return new Inside();
                    }

                """.replace("@type@", type.getCanonicalName()).replace("@methods@\n", methods);
    }

    private static String method(Class<?> type, Method method) {
        Class<?> result = method.getReturnType();
        String key = '"' + TypeSource.key(method) + '"';
        StringJoiner declared = new StringJoiner(", ");
        StringJoiner passed = new StringJoiner(", ");
        StringBuilder boxed = new StringBuilder(key);
        int count = 0;
        for (Class<?> each : method.getParameterTypes()) {
            String name = "a" + count++;
            declared.add(each.getCanonicalName() + " " + name);
            passed.add(name);
            boxed.append(", (Object) ").append(name);
        }
        String call = "invoke(" + boxed + ")";
        String cast = result.isPrimitive()
                ? "(" + TypeSource.boxed(result) + ") " + call
                : TypeSource.reference(result, call);
        String inherited = type.getCanonicalName() + ".super." + method.getName() + "(" + passed + ")";
        String chosen = method.isDefault() ? "has(" + key + ") ? " + cast + " : " + inherited : cast;
        return """
                        @Override
                        public @result@ @name@(@parameters@) {
                            @statement@;
                        }
                """.replace("@result@", result.getCanonicalName())
                .replace("@name@", method.getName())
                .replace("@parameters@", declared.toString())
                .replace("@statement@", result == void.class ? call : "return " + chosen);
    }
}
