package sphericalknight.storage;

import java.util.List;

/**
 * A method of storing objects in few bits and restoring them.
 *
 * <p>Every scheme obeys one law: {@code decode(encode(x))} agrees with {@code x} in everything that its {@link #fidelity} names. Given any
 * bytes, a decoder returns an object or throws an {@link IllegalArgumentException} with a one-sentence message.
 */
public abstract class Scheme<T> {
    private final String name;
    private final Fidelity fidelity;

    /**
     * Creates a scheme.
     *
     * @param name lower-case letters, digits and hyphens, such as "base-13"
     * @param fidelity what decoding restores
     */
    protected Scheme(String name, Fidelity fidelity) {
        this.name = name;
        this.fidelity = fidelity;
    }

    /** {@return the name that commands and tables use} */
    public final String name() {
        return name;
    }

    /** {@return how much of a position or game decoding restores} */
    public final Fidelity fidelity() {
        return fidelity;
    }

    /**
     * Returns the size of a code in bits, without the padding of the last byte. This implementation counts 8 bits for each byte; schemes
     * that write bits override it.
     *
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    public int bits(T object) {
        return 8 * encode(object).length;
    }

    /**
     * Returns the code of an object.
     *
     * @return the code, padded with zero bits to whole bytes
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    public abstract byte[] encode(T object);

    /**
     * Restores an object from its code.
     *
     * @param code the exact bytes that {@link #encode} returned
     * @return the object, as far as the scheme preserves it
     * @throws IllegalArgumentException if no object has this code
     */
    public abstract T decode(byte[] code);

    /**
     * Returns the scheme with a given name.
     *
     * @param things what the schemes store, such as "games", for the message
     * @throws IllegalArgumentException if there is no such scheme; the message lists all names
     */
    public static <T> Scheme<T> named(String name, List<Scheme<T>> schemes, String things) {
        for (Scheme<T> scheme : schemes) {
            if (scheme.name.equals(name)) {
                return scheme;
            }
        }
        throw new IllegalArgumentException("there is no scheme \"" + name + "\" for " + things + "; there are "
                + String.join(", ", schemes.stream().map(Scheme::name).toList()));
    }

    /** {@return the name} */
    @Override
    public final String toString() {
        return name;
    }
}
