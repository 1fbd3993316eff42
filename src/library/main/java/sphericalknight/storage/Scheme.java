package sphericalknight.storage;

import java.util.List;

/**
 * A way to store something in few bits and to restore it.
 *
 * <p>Every scheme obeys one law: {@code decode(encode(x))} agrees with {@code x} in everything that its {@link #fidelity} names. Given any bytes, a
 * decoder returns an object or throws an {@link IllegalArgumentException} with a one-sentence message.
 *
 * @param <T> what is stored
 */
public abstract class Scheme<T> {
    private final String name;
    private final Fidelity fidelity;

    /**
     * Creates a scheme.
     *
     * @param name small letters, digits and hyphens, such as "base-13"
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
     * Returns the size of a code: bits without the padding of the last byte. A scheme that writes whole bytes needs 8 bits for
     * each; others override this.
     *
     * @param object what would be stored
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
     * Returns the object of a code.
     *
     * @param code what {@link #encode} returned, neither longer nor shorter
     * @return the object, as far as it was kept
     * @throws IllegalArgumentException if no object has this code
     */
    public abstract T decode(byte[] code);

    /**
     * Returns the scheme of this name.
     *
     * @param <T> what is stored
     * @param name the name wanted
     * @param schemes where to look
     * @param things what they store, for the message
     * @throws IllegalArgumentException if there is none; the sentence lists all
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
