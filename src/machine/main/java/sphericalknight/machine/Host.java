package sphericalknight.machine;

import java.util.HashMap;
import java.util.Map;

/** The host classes: the classes of the JDK and the library that answers may use. Their methods are called, not interpreted. */
public abstract class Host {
    /**
     * A method, constructor or static field.
     *
     * @param type the class that declares it
     * @param number the index of the member in its class
     */
    record Member(HostClass type, int number) {}

    private final Map<String, HostClass> classes = new HashMap<>();
    private Intrinsics intrinsics;

    /** The host class with this internal name; null if there is none. Called at most once per name. */
    protected abstract HostClass create(String name);

    /** These host classes, and where there is none with a name, those of {@code other}. */
    public final Host or(Host other) {
        Host first = this;
        return new Host() {
            @Override
            protected HostClass create(String name) {
                HostClass type = first.create(name);
                return type == null ? other.create(name) : type;
            }
        };
    }

    final void use(Intrinsics roots) {
        intrinsics = roots;
    }

    final HostClass type(String name) {
        if (!classes.containsKey(name)) {
            HostClass intrinsic = intrinsics.type(name);
            classes.put(name, intrinsic == null ? create(name) : intrinsic);
        }
        return classes.get(name);
    }

    /**
     * The member that the class {@code owner} declares or inherits; null if there is none.
     *
     * @param key the name and descriptor, such as {@code size()I} for a method or {@code OUT:Ljava/io/PrintStream;} for a field
     */
    final Member member(String owner, String key) {
        HostClass type = type(owner);
        if (type == null) {
            return null;
        }
        HostClass instead = intrinsics.instead(owner + "." + key);
        if (instead != null) {
            return new Member(instead, 0);
        }
        Integer number = type.number(key, intrinsics.runsCells());
        if (number != null) {
            return new Member(type, number);
        }
        for (String parent : type.parents()) {
            Member inherited = member(parent, key);
            if (inherited != null) {
                return inherited;
            }
        }
        return null;
    }

    /** Whether the host class {@code name} is {@code above} or a subtype of it. */
    final boolean isSubtype(String name, String above) {
        if (name.equals(above) || above.equals("java/lang/Object")) {
            return true;
        }
        HostClass type = type(name);
        if (type != null) {
            for (String parent : type.parents()) {
                if (isSubtype(parent, above)) {
                    return true;
                }
            }
        }
        return false;
    }
}
