package sphericalknight.grader.wire;

/** The wire format of values of one declared type. There is one for each supported type; see {@link Shapes}. */
public interface Shape {
    /** Writes a value of this type. */
    void write(Object value, Out out);

    /**
     * Reads a value of this type. Arrays and records are new objects.
     *
     * @throws WireException if the bytes are not such a value
     */
    Object read(In in);

    /** A lower bound on the size of a value in bytes, at least 1. */
    default int least() {
        return 1;
    }
}
