package sphericalknight.grader.wire;

/** How values of one declared type travel. There is one for each type that may; see {@link Shapes}. */
public interface Shape {
    /** Writes a value of this type. */
    void write(Object value, Out out);

    /**
     * Reads a value of this type: a new object that nobody else holds.
     *
     * @throws WireException if the bytes are no such value
     */
    Object read(In in);

    /** The bytes of the smallest value, at least 1. */
    default int least() {
        return 1;
    }
}
