package sphericalknight.machine;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The entry point of the machine: runs class files. Only one thread at a time may use it. */
public final class Machine {
    final Host host;
    private final BiFunction<String, String, Price> prices;
    final Meter meter = new Meter();
    final Printer printer = new Printer(meter);
    final Types types = new Types(this);
    final Linker linker = new Linker(this);
    final Interpreter interpreter = new Interpreter(this);

    /** The internal names of the classes of Java that interpreted classes may extend, besides exceptions. */
    private static final Set<String> EXTENDABLE = Set.of("java/lang/Object", "java/lang/Enum", "java/lang/Record");
    /** The distance of hash codes, a large number, so that they look as different as on a JVM. */
    private static final int HASH_STEP = 0x1E3779B2;

    /** The number of printed characters that are passed on. */
    private static final int MOST_PRINTED = 1 << 16;

    private boolean isCell;
    private int objects;
    private final Map<String, byte[]> files = new HashMap<>();
    private final Map<String, LoadedClass> loaded = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, ClassObject> classObjects = new HashMap<>();

    /**
     * Creates a machine that runs {@code files}.
     *
     * @param files the class files by binary name, such as {@code knight.MyKnight$Part}
     * @param host the host classes
     * @param prices gives the price of a member of the course's own classes, by the full name of its class and its own name
     */
    public Machine(Map<String, byte[]> files, Host host, BiFunction<String, String, Price> prices) {
        this.host = host;
        this.prices = prices;
        host.use(new Intrinsics(this));
        add(files);
    }

    /** Creates a machine for a host that has classes of Java only, or for cells, which pay for nothing. */
    public Machine(Map<String, byte[]> files, Host host) {
        this(files, host, (type, member) -> Price.UNKNOWN);
    }

    /** Adds class files, keyed by binary name. */
    public void add(Map<String, byte[]> more) {
        more.forEach((name, file) -> files.put(name.replace('.', '/'), file));
    }

    /** Forgets classes, by their binary names: what their static fields hold is free, and none of their code may run again. */
    public void forget(Set<String> names) {
        for (String name : names) {
            String internal = name.replace('.', '/');
            files.remove(internal);
            loaded.remove(internal);
            classObjects.remove(internal);
        }
    }

    /** The interpreted class with this internal name; null if there is none. */
    LoadedClass loaded(String name) {
        LoadedClass type = loaded.get(name);
        if (type == null && files.containsKey(name)) {
            ClassNode file = new ClassNode();
            new ClassReader(files.get(name)).accept(file, ClassReader.SKIP_FRAMES);
            refuse(file);
            type = new LoadedClass(this, file, loaded(file.superName));
            loaded.put(name, type);
        }
        return type;
    }

    private void refuse(ClassNode file) {
        if (loaded(file.superName) == null && !mayExtend(file.superName)) {
            throw new Unknown("classes that extend " + Unknown.simple(file.superName));
        }
        for (String face : file.interfaces) {
            if (!mayImplement(face)) {
                throw new Unknown("classes that implement " + Unknown.simple(face));
            }
        }
    }

    /** The classes loaded so far. */
    Collection<LoadedClass> classes() {
        return loaded.values();
    }

    /** Whether classes may extend the host class with this internal name: Java itself makes the objects of all others. */
    public boolean mayExtend(String type) {
        return EXTENDABLE.contains(type) || host.isSubtype(type, "java/lang/Throwable");
    }

    /** Whether classes may implement the interface with this internal name, of Java or not. */
    public boolean mayImplement(String face) {
        HostClass type = host.type(face);
        return !face.startsWith("java/")
                || face.equals("java/lang/Comparable")
                || type != null && type.closure() != null;
    }

    /**
     * Whether code finds this member.
     *
     * @param type the binary name of the class that the code names
     * @param key the name and descriptor, such as {@code size()I} for a method or {@code out:Ljava/io/PrintStream;} for a field
     */
    public boolean has(String type, String key) {
        return linker.has(type.replace('.', '/'), key);
    }

    /** Interns a string constant, so that equal constants are the same object. */
    String intern(String text) {
        return texts.computeIfAbsent(text, same -> same);
    }

    /** The next hash code of an object that has none of its own: the same in every run, and never 0. */
    int nextHash() {
        return ++objects * HASH_STEP | 1;
    }

    /**
     * The hash code of any object. Arrays have equal ones if they are equally long, because Java's own would differ from one run to the
     * next.
     */
    int hashCode(Object object) {
        return Sizes.isArray(object) ? JavaArrays.length(object) : object.hashCode();
    }

    ClassObject classObject(String name) {
        return classObjects.computeIfAbsent(name, each -> new ClassObject(this, each));
    }

    /**
     * Creates an object with the no-argument constructor of its class, and passes on what the constructor throws.
     *
     * @param type the binary name of its class
     * @throws IllegalArgumentException if there is no such class, it is abstract, or it has no such constructor
     */
    public Obj create(String type) {
        LoadedClass loaded = loaded(type.replace('.', '/'));
        if (loaded == null) {
            throw new IllegalArgumentException("There is no class " + type + ".");
        }
        Method constructor = loaded.declared("<init>()V");
        if (constructor == null) {
            throw new IllegalArgumentException(loaded.simpleName()
                    + " has no constructor without parameters; the tests make their own objects and need one.");
        }
        if ((loaded.file.access & Op.ACC_ABSTRACT) != 0) {
            throw new IllegalArgumentException(
                    loaded.simpleName() + " is abstract; the tests need a class that they can make objects of.");
        }
        loaded.initialise();
        Obj object = new Obj(loaded);
        interpreter.call(constructor, object);
        return object;
    }

    /**
     * Calls a method of an object.
     *
     * @param key the method's name and descriptor, such as {@code attacks(J)J}
     * @param arguments the arguments, boxed
     * @return the result, boxed; null for void
     */
    public Object call(Obj object, String key, Object... arguments) {
        Method method = object.type.find(key);
        if (method == null) {
            throw new AbstractMethodError(object.binaryName() + "." + key);
        }
        Object[] all = new Object[arguments.length + 1];
        all[0] = object;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return interpreter.call(method, all);
    }

    /** Calls a static method of the class with the binary name {@code type}; the other parameters are those of {@link #call}. */
    public Object callStatic(String type, String key, Object... arguments) {
        LoadedClass loaded = loaded(type.replace('.', '/'));
        loaded.initialise();
        return interpreter.call(loaded.find(key), arguments);
    }

    /** The number of steps so far: method calls and backward jumps. */
    public long steps() {
        return meter.steps;
    }

    /** The approximate number of instructions so far; the work of host calls counts in the same unit. */
    public long work() {
        return meter.work;
    }

    /** The approximate number of bytes allocated so far. Bytes that were freed still count. */
    public long bytes() {
        return meter.bytes;
    }

    /** Sets the maximum number of instructions from now on; code that exceeds it ends with {@link LimitReached}. */
    public void limit(long instructions) {
        meter.limitWork(instructions);
    }

    /** Sets the maximum number of allocated bytes from now on; code that exceeds it ends with {@link LimitReached}. */
    public void limitBytes(long bytes) {
        meter.limitBytes(bytes);
    }

    /**
     * From now on, passes what the code prints to {@code reader}, as far as it is not too long. Until then, nothing is passed on. All that
     * is printed counts as bytes.
     */
    public void printTo(Consumer<String> reader) {
        printer.to(reader, isCell ? Integer.MAX_VALUE : MOST_PRINTED);
    }

    /**
     * From now on, this machine runs the cells of a lesson: nothing is charged for host calls, because nothing is limited; all that is
     * printed is passed on; and there is a clock. Only code that keeps more than half a gigabyte ends. Call this before any code has run.
     */
    public void runCells() {
        isCell = true;
        meter.watch(new KeptMemory(this));
    }

    /** The cost of calling this member of a host class. */
    Charge charge(String owner, String name, Signature signature, boolean isStatic) {
        if (!owner.startsWith("sphericalknight/")) {
            return Charges.of(owner, name, signature, isStatic);
        }
        return prices.apply(owner.replace('/', '.'), name).charge(signature, isStatic);
    }

    /** Whether this machine runs cells, not answers. */
    boolean runsCells() {
        return isCell;
    }

    /**
     * From now on, code also ends with {@link LimitReached} when this JVM's heap is nearly full, so that a limit of bytes that is too
     * generous costs the code its run and not the program its life. In a page there is nothing to watch.
     */
    public void watchHeap() {
        meter.watch(new JvmHeap(interpreter::release));
    }

    /** Whether class {@code type} is {@code above} or a subtype of it. */
    public boolean isSubtype(String type, String above) {
        return types.isSubtype(type.replace('.', '/'), above.replace('.', '/'));
    }
}
