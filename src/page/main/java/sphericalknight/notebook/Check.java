package sphericalknight.notebook;

/** Web page version: a cell does not check an answer here, because each exercise has a button for that. */
public final class Check {
    private Check() {}

    /** Does not check {@code answer}, but prints where to write and check it. */
    public static void check(Object answer) {
        System.out.println("In this page, write your answer at \"Your turn\" and press Check there.");
    }
}
