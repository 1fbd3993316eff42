package sphericalknight.machine;

/** Creates the exceptions for null and for array indices out of bounds, with the JVM's messages. */
final class Faults {
    private Faults() {}

    /** The exception for an access to element {@code i} of an array that is null or has no such element. */
    static RuntimeException element(Code code, int pc, Object array, int i) {
        return array == null
                ? isNull(code, pc)
                : new ArrayIndexOutOfBoundsException(
                        "Index " + i + " out of bounds for length " + JavaArrays.length(array));
    }

    /** The exception for an operation on null. */
    static NullPointerException isNull(Code code, int pc) {
        return new NullPointerException(NullCause.message(code, pc));
    }
}
