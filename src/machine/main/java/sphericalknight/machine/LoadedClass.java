package sphericalknight.machine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** A class loaded into the machine: its static fields, its methods, and whether it is initialised. */
final class LoadedClass {
    /** The place of a field: an index into {@link #p} and {@link #r} of its class or, if it is not static, of an object. */
    record Place(LoadedClass owner, int slot) {}

    private enum State {
        LOADED,
        RUNNING,
        READY,
        FAILED
    }

    final Machine machine;
    final ClassNode file;
    final String name;
    /** The superclass if it is interpreted, otherwise null. */
    final LoadedClass parent;
    /** The static fields: numbers here, references in {@link #r}; each field has a slot in both. */
    final long[] p;

    final Object[] r;
    /** The number of field slots of an object, including those of superclasses. */
    final int objectSlots;
    /** The number of bytes that an object counts as. */
    final long objectBytes;

    final boolean isThrowable;

    private final Map<String, Place> fields = new HashMap<>();
    private final Map<String, Method> methods = new LinkedHashMap<>();
    private final Map<String, Method> found = new HashMap<>();
    private final Map<String, Boolean> is = new HashMap<>();
    private State state = State.LOADED;
    private Throwable failure;

    LoadedClass(Machine machine, ClassNode file, LoadedClass parent) {
        this.machine = machine;
        this.file = file;
        this.name = file.name;
        this.parent = parent;
        int statics = 0;
        int slots = parent == null ? 0 : parent.objectSlots;
        for (FieldNode field : file.fields) {
            fields.put(field.name, new Place(this, isStatic(field) ? statics++ : slots++));
        }
        objectSlots = slots;
        objectBytes = 64 + 12L * slots;
        isThrowable = extendsHost("java/lang/Throwable");
        p = new long[statics];
        r = new Object[statics];
        file.fields.stream()
                .filter(field -> isStatic(field) && field.value != null)
                .forEach(this::setConstant);
        for (MethodNode member : file.methods) {
            Method method = new Method(this, member);
            methods.put(method.key(), method);
        }
    }

    private void setConstant(FieldNode field) {
        int slot = fields.get(field.name).slot;
        if (field.value instanceof String text) {
            r[slot] = machine.intern(text);
        } else {
            p[slot] = Values.bits(field.value);
        }
    }

    static boolean isStatic(FieldNode field) {
        return (field.access & Op.ACC_STATIC) != 0;
    }

    /** The field of this name, declared here or inherited; null if there is none. */
    Place field(String field) {
        Place place = fields.get(field);
        for (String each : file.interfaces) {
            LoadedClass type = machine.loaded(each);
            place = place == null && type != null ? type.field(field) : place;
        }
        return place == null && parent != null ? parent.field(field) : place;
    }

    /** The method that this class itself declares; null if there is none. */
    Method declared(String key) {
        return methods.get(key);
    }

    /** The method that a call finds: one of this class or a superclass, or else one of an interface; null if there is none. */
    Method find(String key) {
        if (!found.containsKey(key)) {
            Method method = inherited(key);
            found.put(key, method == null || method.isAbstract() ? orDefault(method, key) : method);
        }
        return found.get(key);
    }

    /** The method declared here or inherited from a superclass, whose private methods are not inherited; null if there is none. */
    private Method inherited(String key) {
        Method method = methods.get(key);
        if (method != null || parent == null) {
            return method;
        }
        Method above = parent.inherited(key);
        return above == null || above.isPrivate() ? null : above;
    }

    private Method orDefault(Method method, String key) {
        Method best = method;
        for (LoadedClass each = this; each != null; each = each.parent) {
            for (String name : each.file.interfaces) {
                LoadedClass type = machine.loaded(name);
                Method other = type == null ? null : type.find(key);
                boolean isBetter = best == null
                        || best.isAbstract()
                        || other != null && !other.isAbstract() && other.owner.is(best.owner.name);
                best = other != null && isBetter ? other : best;
            }
        }
        return best;
    }

    /** Whether this class is {@code type} or a subtype of it. */
    boolean is(String type) {
        return is.computeIfAbsent(type, this::extendsOrImplements);
    }

    private boolean extendsOrImplements(String type) {
        if (name.equals(type) || type.equals("java/lang/Object")) {
            return true;
        }
        if (machine.types.isSubtype(file.superName, type)) {
            return true;
        }
        for (String each : file.interfaces) {
            if (machine.types.isSubtype(each, type)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this class extends the given JDK class, such as Enum, Record or Throwable. */
    boolean extendsHost(String type) {
        return parent == null ? machine.types.isSubtype(file.superName, type) : parent.extendsHost(type);
    }

    /** The name that {@code getSimpleName} returns. */
    String simpleName() {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
        int at = 0;
        while (at < last.length() && Character.isDigit(last.charAt(at))) {
            at++;
        }
        return last.substring(at);
    }

    /**
     * Initialises the superclass and runs the static initialisers of this class, unless that has already been done.
     *
     * @throws ExceptionInInitializerError if they throw an exception; an error is passed on unchanged. Every later call throws a
     *     NoClassDefFoundError
     */
    void initialise() {
        if (state == State.READY || state == State.RUNNING) {
            return;
        }
        if (state == State.FAILED) {
            NoClassDefFoundError again =
                    new NoClassDefFoundError("Could not initialize class " + name.replace('/', '.'));
            again.initCause(failure);
            throw again;
        }
        state = State.RUNNING;
        try {
            if (parent != null) {
                parent.initialise();
            }
            Method start = methods.get("<clinit>()V");
            if (start != null) {
                machine.interpreter.call(start);
            }
            state = State.READY;
        } catch (Throwable thrown) {
            state = State.FAILED;
            failure = thrown;
            throw thrown instanceof Error error ? error : new ExceptionInInitializerError(thrown);
        }
    }
}
