package sphericalknight.grader.wire;

/**
 * The kinds of messages, one in each frame. Each request starts with a random id, and its reply starts with the same id.
 *
 * <pre>
 * OPEN    exercise, class files           -> DONE
 * LOAD    class, class files              -> DONE
 * NEW                                     -> HANDLE, steps so far
 * CALL    handle, method, arguments       -> VALUE result, filled arrays, steps so far
 * any                                     -> THROWN class, message and line of an exception
 * </pre>
 */
public final class Messages {
    public static final byte LOAD = 1;
    public static final byte NEW = 2;
    public static final byte CALL = 3;
    public static final byte DONE = 4;
    public static final byte HANDLE = 5;
    public static final byte VALUE = 6;
    public static final byte THROWN = 7;
    public static final byte OPEN = 8;

    /** The maximum length of an exception's class name and of its message, in characters. */
    public static final int LONGEST_TEXT = 500;

    /** The maximum number of answer objects in one child. */
    public static final int MOST_HANDLES = 10_000;

    private Messages() {}
}
