package sphericalknight.machine;

/**
 * Tests whether an object is of a type, for interpreted classes and host classes. Types are given as internal names or array descriptors.
 */
final class Types {
    private final Machine machine;

    Types(Machine machine) {
        this.machine = machine;
    }

    boolean isSubtype(String name, String above) {
        LoadedClass type = machine.loaded(name);
        return type != null ? type.is(above) : machine.host.isSubtype(name, above);
    }

    boolean isInstance(Object object, String type) {
        if (object == null) {
            return false;
        }
        if (type.equals("java/lang/Object")) {
            return true;
        }
        if (type.charAt(0) == '[') {
            return JavaArrays.isInstance(object, type, machine);
        }
        if (object instanceof Obj mine) {
            return mine.type.is(type);
        }
        if (object instanceof Closure closure && closure.lambda() != null) {
            return isSubtype(closure.lambda().face, type);
        }
        HostClass host = machine.loaded(type) == null ? machine.host.type(type) : null;
        return host != null && host.isInstance(object);
    }

    /** The name of an object's class, as returned by {@code getClass().getName()}. */
    String nameOf(Object object) {
        if (object instanceof Obj mine) {
            return mine.binaryName();
        }
        return object instanceof Plain ? "java.lang.Object" : object.getClass().getName();
    }

    ClassCastException noCast(Object object, String type) {
        String from = nameOf(object);
        String to = type.replace('/', '.');
        String where = from.startsWith("java.") && to.startsWith("java.")
                ? " (" + from + " and " + to + " are in module java.base of loader 'bootstrap')"
                : "";
        return new ClassCastException("class " + from + " cannot be cast to class " + to + where);
    }
}
