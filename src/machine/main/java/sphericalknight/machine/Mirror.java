package sphericalknight.machine;

/** The class object of an interpreted class or host class, such as the value of {@code Knight.class}. Each class has only one. */
final class Mirror {
    private final Machine machine;
    private final String name;

    /**
     * Creates the class object of a class.
     *
     * @param name the internal name
     */
    Mirror(Machine machine, String name) {
        this.machine = machine;
        this.name = name;
    }

    String name() {
        return name;
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

    boolean isInstance(Object object) {
        return machine.types.isInstance(object, name);
    }

    Object cast(Object object) {
        if (object != null && !isInstance(object)) {
            throw new ClassCastException("Cannot cast " + machine.types.nameOf(object) + " to " + javaName());
        }
        return object;
    }

    /** The constants of this enum, whose class must be one that the interpreter runs. */
    Object[] constants() {
        LoadedClass type = machine.loaded(name);
        if (type == null) {
            throw Unknown.member("java/lang/Class", "getEnumConstants");
        }
        type.initialise();
        return (Object[]) machine.interpreter.call(type.declared("values()[L" + name + ";"));
    }

    /** The constant of this enum with the name {@code wanted}. */
    Object constant(String wanted) {
        for (Object each : constants()) {
            if (((Obj.EnumConstant) ((Obj) each).outside).name().equals(wanted)) {
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
