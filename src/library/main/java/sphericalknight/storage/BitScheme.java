package sphericalknight.storage;

/**
 * A scheme that writes bit after bit and knows by itself where its code ends. Such codes can stand one behind the other.
 *
 * @param <T> what is stored
 */
public interface BitScheme<T> extends Scheme<T> {
    /**
     * Writes the code of an object.
     *
     * @param object what to store
     * @param out takes the bits
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    void write(T object, BitWriter out);

    /**
     * Reads one object and no bit more.
     *
     * @param in gives the bits
     * @return the object, as far as it was kept
     * @throws IllegalArgumentException if no code begins here
     */
    T read(BitReader in);

    @Override
    default int bits(T object) {
        BitWriter out = new BitWriter();
        write(object, out);
        return out.size();
    }

    @Override
    default byte[] encode(T object) {
        BitWriter out = new BitWriter();
        write(object, out);
        return out.toBytes();
    }

    @Override
    default T decode(byte[] code) {
        BitReader in = new BitReader(code);
        T object = read(in);
        in.expectEnd();
        return object;
    }
}
