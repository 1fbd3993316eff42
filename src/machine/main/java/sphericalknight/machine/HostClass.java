package sphericalknight.machine;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A host class as interpreted code sees it. Most subclasses are generated. */
public abstract class HostClass {
    private final String name;
    private final String[] parents;
    private final Map<String, Integer> members = new HashMap<>();
    /** The number of members that answers may use; those after them are for cells. */
    private final int forAnswers;

    /** Creates a host class whose members all are for answers. */
    protected HostClass(String name, String parents, String members) {
        this(name, parents, members, Integer.MAX_VALUE);
    }

    /**
     * Creates a host class.
     *
     * @param name the internal name
     * @param parents the internal names of its parent and interfaces, separated by spaces
     * @param members the name and descriptor of each member, separated by spaces; {@link #call} takes a member's index in this list
     * @param forAnswers the number of members at the beginning of the list that answers may use
     */
    protected HostClass(String name, String parents, String members, int forAnswers) {
        this.name = name;
        this.forAnswers = forAnswers;
        this.parents = parents.isEmpty() ? new String[0] : parents.split(" ");
        if (!members.isEmpty()) {
            for (String member : members.split(" ")) {
                this.members.put(member, this.members.size());
            }
        }
    }

    final String name() {
        return name;
    }

    final String[] parents() {
        return parents;
    }

    /** The index of the member with this key; null if there is none, or none for answers. */
    final Integer number(String key, boolean isCell) {
        Integer number = members.get(key);
        return number == null || isCell || number < forAnswers ? number : null;
    }

    public abstract boolean isInstance(Object object);

    /** Creates an array whose elements are of this class. */
    public abstract Object[] newArray(int length);

    /**
     * Calls a member. Its arguments are on the stacks, starting at index {@code at}, and its result is stored at that index.
     *
     * @param p the stack of numbers
     * @param r the stack of references
     */
    public abstract void call(int member, long[] p, Object[] r, int at) throws Throwable;

    /** Creates an object that implements this interface with interpreted methods; returns null if interpreted code cannot implement it. */
    public Closure closure() {
        return null;
    }

    /** The elements of an array of an interface, which in the machine is an array of any references, in an array of that interface. */
    @SuppressWarnings("unchecked")
    protected static <T> T[] elements(Object array, IntFunction<T[]> room) {
        if (array == null) {
            return null;
        }
        Object[] from = (Object[]) array;
        T[] to = room.apply(from.length);
        for (int i = 0; i < from.length; i++) {
            to[i] = (T) from[i];
        }
        return to;
    }

    /** A supplier of exceptions that may be those of an interpreted class. */
    protected static Supplier<Throwable> throwing(Supplier<?> supplier) {
        return () -> Thrown.carried(supplier.get());
    }

    /** Returns a host object that implements {@code face} on behalf of an interpreted object; any other object is returned unchanged. */
    protected static Object seen(Object any, HostClass face) {
        return any instanceof Obj mine ? face.closure().of(mine) : any;
    }
}
