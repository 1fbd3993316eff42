package sphericalknight.machine;

/** Creates the exceptions for null and for array indices out of bounds, the latter with the JVM's message. */
final class Faults {
    private Faults() {}

    /** The exception for an access to element {@code i} of an array that is null or has no such element. */
    static RuntimeException element(Object array, int i) {
        return array == null
                ? isNull()
                : new ArrayIndexOutOfBoundsException(
                        "Index " + i + " out of bounds for length " + JavaArrays.length(array));
    }

    /** The exception for an operation on null. */
    static NullPointerException isNull() {
        return new NullPointerException();
    }
}
