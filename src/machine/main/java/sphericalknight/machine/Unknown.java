package sphericalknight.machine;

/** Thrown for a Java feature that a JVM supports, but this machine does not. */
public final class Unknown extends Halt {
    private static final long serialVersionUID = 1L;

    Unknown(String what) {
        super("This page does not know " + what + ": ./course check and ./course lab do, or write it in another way.");
    }

    /**
     * Creates the exception for a member of the class with the internal name {@code owner}; for the class itself if {@code member} is
     * empty.
     */
    static Unknown member(String owner, String member) {
        String name = owner.replace('/', '.').replace('$', '.');
        String simple = name.startsWith("java.lang.") || name.startsWith("java.util.") && name.lastIndexOf('.') == 9
                ? name.substring(name.lastIndexOf('.') + 1)
                : name;
        return new Unknown(member.isEmpty() ? simple : simple + "." + member);
    }
}
