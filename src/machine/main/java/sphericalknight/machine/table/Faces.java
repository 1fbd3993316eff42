package sphericalknight.machine.table;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The interfaces that answers and cells can implement, by lambdas or by classes: Java's interfaces with few abstract methods, and those of
 * the course with one method.
 */
final class Faces {
    private static final int MOST_METHODS = 3;

    private Faces() {}

    static boolean isFace(Class<?> type) {
        if (!type.isInterface() || type.isSealed() || type == Comparable.class) {
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
        methods.sort(Comparator.comparing(Types::key));
        return methods;
    }

    /**
     * The source of a nested class {@code Inside} that implements {@code type} as a {@code Closure} of the machine, and of the method that
     * creates it.
     */
    static String source(Class<?> type) {
        String methods = methods(type).stream().map(Faces::method).collect(Collectors.joining());
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

    private static String method(Method method) {
        Class<?>[] parameters = method.getParameterTypes();
        List<String> declared = new ArrayList<>();
        StringBuilder passed = new StringBuilder();
        for (int i = 0; i < parameters.length; i++) {
            declared.add(parameters[i].getCanonicalName() + " a" + i);
            passed.append(", (Object) a").append(i);
        }
        Class<?> result = method.getReturnType();
        String call = "invoke(\"" + Types.key(method) + "\"" + passed + ")";
        String returned =
                result.isPrimitive() ? "(" + Types.boxed(result) + ") " + call : Types.reference(result, call);
        return """
                        @Override
                        public @result@ @name@(@parameters@) {
                            @statement@;
                        }
                """.replace("@result@", result.getCanonicalName())
                .replace("@name@", method.getName())
                .replace("@parameters@", String.join(", ", declared))
                .replace("@statement@", result == void.class ? call : "return " + returned);
    }
}
