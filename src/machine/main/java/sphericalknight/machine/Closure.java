package sphericalknight.machine;

/**
 * A host object with interpreted methods: a lambda, or the stand-in for an interpreted object that implements a host interface. For each
 * host interface, a generated subclass implements it through {@link #invoke}.
 */
public class Closure {
    private Lambda lambda;
    private Obj object;

    final Closure of(Lambda implementation) {
        lambda = implementation;
        return this;
    }

    public final Closure of(Obj implementation) {
        object = implementation;
        return this;
    }

    /** The code of the lambda; null if this stands in for an interpreted object. */
    final Lambda lambda() {
        return lambda;
    }

    final Obj object() {
        return object;
    }

    /**
     * Calls a method of the interface.
     *
     * @param key the method's name followed by its descriptor
     * @param arguments the arguments, boxed
     * @return the result, boxed; null for void
     */
    protected final Object invoke(String key, Object... arguments) {
        if (lambda != null) {
            return lambda.invoke(arguments);
        }
        return object.type.machine.call(object, key, arguments);
    }

    /** Whether an interpreted object is behind this one, and its class has the method with this key. */
    protected final boolean has(String key) {
        return object != null && object.type.find(key) != null;
    }

    @Override
    public final String toString() {
        return object != null ? object.toString() : super.toString();
    }

    @Override
    public final int hashCode() {
        return object != null ? object.hashCode() : lambda != null ? lambda.hashCode() : 0;
    }

    @Override
    public final boolean equals(Object other) {
        if (object == null || !(other instanceof Closure closure)) {
            return this == other;
        }
        return closure.object != null && object.equals(closure.object);
    }
}
