package sphericalknight.machine;

/** The class object of an interpreted class or host class, such as the value of {@code Knight.class}. Each class has only one. */
final class ClassObject {
    private final Machine machine;
    private final String name;

    /**
     * Creates the class object of a class.
     *
     * @param name the internal name
     */
    ClassObject(Machine machine, String name) {
        this.machine = machine;
        this.name = name;
    }

    /** The name that {@code getName} returns. */
    String javaName() {
        return name.replace('/', '.');
    }

    String simpleName() {
        LoadedClass type = machine.loaded(name);
        return type != null
                ? type.simpleName()
                : name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    }

    /** The constant of this enum, whose class must be one that the interpreter runs, with the name {@code wanted}. */
    Object constant(String wanted) {
        LoadedClass type = machine.loaded(name);
        if (type == null) {
            throw Unknown.member(name, "valueOf");
        }
        type.initialise();
        for (Object each : (Object[]) machine.interpreter.call(type.declared("values()[L" + name + ";"))) {
            if (Intrinsics.name(each).equals(wanted)) {
                return each;
            }
        }
        throw new IllegalArgumentException("No enum constant " + javaName().replace('$', '.') + "." + wanted);
    }

    @Override
    public String toString() {
        return "class " + javaName();
    }
}
