package sphericalknight.storage;

/**
 * A way to store something in few bits and to get it back.
 *
 * <p>The law of every scheme: {@code decode(encode(x))} and {@code x} agree in everything that {@link #keeps} names. A decoder meets any
 * bytes with an object or with an {@link IllegalArgumentException} of one sentence; it always ends.
 *
 * @param <T> what is stored
 */
public interface Scheme<T> {
    /**
     * The name that the command line and the tables use.
     *
     * @return small letters, digits and hyphens, such as "base-13"
     */
    String name();

    /**
     * How much of a position or game comes back.
     *
     * @return what decoding restores
     */
    Keeps keeps();

    /**
     * The size of a code. A scheme that codes whole bytes has 8 bits for each of them; others know it better.
     *
     * @param object what would be stored
     * @return bits without the padding of the last byte
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    default int bits(T object) {
        return 8 * encode(object).length;
    }

    /**
     * Stores an object.
     *
     * @param object what to store
     * @return the code, padded with zero bits to whole bytes
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    byte[] encode(T object);

    /**
     * Restores an object.
     *
     * @param code what {@link #encode} gave, neither longer nor shorter
     * @return the object, as far as it was kept
     * @throws IllegalArgumentException if no object has this code
     */
    T decode(byte[] code);
}
