package sphericalknight.machine;

/**
 * An object of an interpreted class. If the class has the method, a call from Java itself, for example from a collection, is passed on to
 * it.
 */
public final class Obj implements Comparable<Object> {
    final LoadedClass type;
    /** The fields: numbers here, references in {@link #r}; each field has a slot in both. */
    final long[] p;

    final Object[] r;
    /** The state inherited from a host superclass: an {@link EnumConstant} or a {@link Thrown}; null for most objects. */
    Object outside;
    /** The number of this object; 0 until it is asked for. */
    private int hash;

    record EnumConstant(String name, int ordinal) {}

    Obj(LoadedClass type) {
        this.type = type;
        this.p = new long[type.objectSlots];
        this.r = new Object[type.objectSlots];
        if (type.isThrowable) {
            outside = new Thrown(this);
        }
    }

    private Object call(Method method, Object... arguments) {
        return type.machine.interpreter.call(method, arguments);
    }

    @Override
    public boolean equals(Object other) {
        Method method = type.find("equals(Ljava/lang/Object;)Z");
        if (method == null) {
            type.machine.meter.work(3); // Java may ask each key of a table
            return this == other;
        }
        return (Boolean) call(method, this, other);
    }

    @Override
    public int hashCode() {
        Method method = type.find("hashCode()I");
        return method == null ? plainHash() : (Integer) call(method, this);
    }

    /** The hash code of an object whose class does not define it: objects are numbered when they are first asked. */
    int plainHash() {
        if (hash == 0) {
            hash = type.machine.nextHash();
        }
        return hash;
    }

    @Override
    public String toString() {
        Method method = type.find("toString()Ljava/lang/String;");
        return method == null ? plainText() : (String) call(method, this);
    }

    /** The text of an object whose class does not define {@code toString}. */
    String plainText() {
        if (outside instanceof EnumConstant constant) {
            return constant.name();
        }
        if (outside instanceof Thrown thrown) {
            return thrown.text();
        }
        return type.name.replace('/', '.') + "@" + Integer.toHexString(hashCode());
    }

    @Override
    public int compareTo(Object other) {
        if (outside instanceof EnumConstant mine && other instanceof Obj object) {
            return mine.ordinal() - ((EnumConstant) object.outside).ordinal();
        }
        Method method = type.find("compareTo(Ljava/lang/Object;)I");
        if (method == null) {
            throw new ClassCastException(
                    "class " + type.name.replace('/', '.') + " cannot be cast to class java.lang.Comparable");
        }
        return (Integer) call(method, this, other);
    }

    /** The simple name of this object's class. */
    public String typeName() {
        return type.simpleName();
    }

    /** The binary name of this object's class. */
    public String binaryName() {
        return type.name.replace('/', '.');
    }

    /** The values of a record's components, in order; null if this is not a record. */
    public Object[] components() {
        if (!type.extendsHost("java/lang/Record")) {
            return null;
        }
        return type.file.fields.stream()
                .filter(field -> !LoadedClass.isStatic(field))
                .map(field ->
                        Values.get(field.desc, p, r, type.field(field.name).slot()))
                .toArray();
    }
}
