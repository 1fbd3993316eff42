package sphericalknight.machine;

import java.util.Map;

/** A host class whose members are written as lambdas. */
public final class HostActions extends HostClass {
    /** The code of a member. It takes its arguments from the stacks, from index {@code at} on, and leaves its result there. */
    public interface Action {
        void run(long[] p, Object[] r, int at) throws Throwable;
    }

    private final Class<?> of;
    private final Action[] actions;

    /**
     * Creates a host class.
     *
     * @param of the class of its objects
     * @param members what each member does, by its name and descriptor
     */
    public HostActions(String name, String parents, Class<?> of, Map<String, Action> members) {
        super(name, parents, String.join(" ", members.keySet()));
        this.of = of;
        this.actions = members.values().toArray(new Action[0]);
    }

    @Override
    public boolean isInstance(Object object) {
        return of.isInstance(object);
    }

    @Override
    public Object[] newArray(int length) {
        return new Object[length];
    }

    @Override
    public void call(int member, long[] p, Object[] r, int at) throws Throwable {
        actions[member].run(p, r, at);
    }
}
