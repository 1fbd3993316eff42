package sphericalknight.machine;

import java.util.HashMap;
import java.util.Map;

/** A host class as interpreted code sees it. Most subclasses are generated. */
public abstract class HostClass {
    private final String name;
    private final String[] parents;
    private final Map<String, Integer> members = new HashMap<>();

    /**
     * Creates a host class.
     *
     * @param name the internal name
     * @param parents the internal names of its parent and interfaces, separated by spaces
     * @param members name and descriptor of each member, separated by spaces; the number of a member is its index in this list
     */
    protected HostClass(String name, String parents, String members) {
        this.name = name;
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

    final Integer number(String key) {
        return members.get(key);
    }

    /** Whether an object is an instance of this class. */
    public abstract boolean isInstance(Object object);

    /** Creates an array of this class. */
    public abstract Object[] newArray(int length);

    /**
     * Calls a member. Its arguments are on the stacks from index {@code at} on, and its result is stored at {@code at}.
     *
     * @param p the stack of numbers
     * @param r the stack of references
     */
    public abstract void call(int member, long[] p, Object[] r, int at) throws Throwable;

    /** Creates an object of this interface whose methods are interpreted; null if that is not possible. */
    public Closure closure() {
        return null;
    }

    /** The object that represents an interpreted object where Java requires an interface; other objects are returned unchanged. */
    protected static Object seen(Object any, HostClass face) {
        return any instanceof Obj mine ? face.closure().of(mine) : any;
    }
}
