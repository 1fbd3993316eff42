package sphericalknight.table;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import sphericalknight.exercise.Exercise;

/**
 * The interfaces that answers and cells can implement, by lambdas or by classes: Java's interfaces with few abstract methods, and exercises
 * with one method.
 */
final class Faces {
    private static final int MOST_METHODS = 3;

    private Faces() {}

    static boolean isFace(Class<?> type) {
        if (!type.isInterface() || type.isSealed() || type == Comparable.class) {
            return false;
        }
        int methods = methods(type).size();
        if (!type.getName().startsWith("java.")) {
            return methods == 1 && type.isAnnotationPresent(Exercise.class);
        }
        return methods > 0 && methods <= MOST_METHODS;
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
        StringBuilder text = new StringBuilder("    private static final class Inside extends Closure implements ")
                .append(type.getCanonicalName())
                .append(" {\n");
        for (Method method : methods(type)) {
            Class<?>[] parameters = method.getParameterTypes();
            List<String> declared = new ArrayList<>();
            StringBuilder passed = new StringBuilder();
            for (int i = 0; i < parameters.length; i++) {
                declared.add(parameters[i].getCanonicalName() + " a" + i);
                passed.append(", (Object) a").append(i);
            }
            Class<?> result = method.getReturnType();
            String call = "invoke(\"" + Types.key(method) + "\"" + passed + ")";
            String statement = result == void.class
                    ? call + ";"
                    : "return "
                            + (result.isPrimitive()
                                    ? "(" + Types.boxed(result) + ") " + call
                                    : Types.reference(result, call))
                            + ";";
            text.append("        @Override\n        public ")
                    .append(result.getCanonicalName())
                    .append(' ')
                    .append(method.getName())
                    .append('(')
                    .append(String.join(", ", declared))
                    .append(") { ")
                    .append(statement)
                    .append(" }\n");
        }
        return text.append("    }\n\n    @Override\n    public Closure closure() { return new Inside(); }\n\n")
                .toString();
    }
}
