package sphericalknight.browser.cell;

/**
 * Says where an answer is checked: in a page each exercise has a button for that. Cells know this class as {@code
 * sphericalknight.notebook.Check}.
 */
public final class CellCheck {
    private CellCheck() {}

    /** Does not check {@code answer}, but prints where to write and check it. */
    public static void check(Object answer) {
        System.out.println("In this page, write your answer at \"Your turn\" and press Check there.");
    }
}
