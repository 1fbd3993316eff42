package sphericalknight.machine;

/** Thrown for a part of Java that this machine lacks. */
public final class Unknown extends Halt {
    private static final long serialVersionUID = 1L;

    private final String what;

    Unknown(String what) {
        super("The checks of this course do not know " + what + "; write it in another way.", true);
        this.what = what;
    }

    /** What the machine does not know, such as {@code Scanner}. */
    public String what() {
        return what;
    }

    /**
     * Creates the exception for a member of the class with the internal name {@code owner}; for the class itself if {@code member} is
     * empty.
     */
    static Unknown member(String owner, String member) {
        String simple = simple(owner);
        return new Unknown(member.isEmpty() ? simple : simple + "." + member);
    }

    /** The name of a class as one writes it: without its package if that is java.lang or java.util. */
    static String simple(String owner) {
        String name = owner.replace('/', '.').replace('$', '.');
        return name.startsWith("java.lang.") || name.startsWith("java.util.") && name.lastIndexOf('.') == 9
                ? name.substring(name.lastIndexOf('.') + 1)
                : name;
    }
}
