package sphericalknight.machine.table;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import sphericalknight.machine.Values;

/** Generates Java source that moves values between Java variables and the machine's stacks. */
final class TypeSource {
    private TypeSource() {}

    static String internal(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    /** The descriptor of a method, such as {@code (JI)J}. */
    static String descriptor(Class<?>[] parameters, Class<?> result) {
        return MethodType.methodType(result, parameters).descriptorString();
    }

    static String key(Method method) {
        return method.getName() + descriptor(method.getParameterTypes(), method.getReturnType());
    }

    static int slots(Class<?> type) {
        return Values.slots(type.descriptorString());
    }

    /** An expression of type {@code type} for the value on the machine's stacks at the index that the expression {@code place} gives. */
    static String get(Class<?> type, String place) {
        if (!type.isPrimitive()) {
            return reference(type, "r[" + place + "]");
        }
        String p = "p[" + place + "]";
        return switch (type.getName()) {
            case "long" -> p;
            case "boolean" -> p + " != 0";
            case "float" -> "Float.intBitsToFloat((int) " + p + ")";
            case "double" -> "Double.longBitsToDouble(" + p + ")";
            default -> "(" + type.getName() + ") " + p;
        };
    }

    /**
     * An expression that converts a reference in the machine to a Java type. If an answer's object implements a Java interface, a host
     * object that implements the interface represents it.
     */
    static String reference(Class<?> type, String value) {
        String name = type.getCanonicalName();
        if (Throwable.class.isAssignableFrom(type)) {
            return "(" + name + ") Thrown.carried(" + value + ")";
        }
        if (type.isArray() && type.getComponentType().isInterface()) {
            return "elements(" + value + ", " + name + "::new)";
        }
        return Faces.isFace(type)
                ? "(" + name + ") seen(" + value + ", " + HostWriter.className(type) + ".TYPE)"
                : "(" + name + ") " + value;
    }

    /**
     * A statement that stores the value of a Java expression on the machine's stacks, at index {@code at}; for void it only evaluates the
     * expression.
     */
    static String put(Class<?> type, String value) {
        if (type == void.class) {
            return value + ";";
        }
        if (!type.isPrimitive()) {
            return "r[at] = " + (Throwable.class.isAssignableFrom(type) ? "Thrown.seen(" + value + ")" : value) + ";";
        }
        return switch (type.getName()) {
            case "boolean" -> "p[at] = " + value + " ? 1 : 0;";
            case "float" -> "p[at] = Float.floatToRawIntBits(" + value + ");";
            case "double" -> "p[at] = Double.doubleToRawLongBits(" + value + ");";
            default -> "p[at] = " + value + ";";
        };
    }

    /** The name of the class that boxes a primitive type. */
    static String boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType().getSimpleName();
    }
}
