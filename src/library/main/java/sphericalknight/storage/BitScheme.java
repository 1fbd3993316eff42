package sphericalknight.storage;

/** A scheme whose codes are sequences of bits that mark their own end, so that one code can follow another. */
public abstract class BitScheme<T> extends Scheme<T> {
    /** Creates a scheme. */
    protected BitScheme(String name, Fidelity fidelity) {
        super(name, fidelity);
    }

    /**
     * Writes the code of an object.
     *
     * @throws IllegalArgumentException if this scheme cannot store the object
     */
    public abstract void write(T object, BitWriter out);

    /**
     * Reads one object, consuming exactly the bits of its code.
     *
     * @return the object, as far as the scheme preserves it
     * @throws IllegalArgumentException if the bits at the reader's position are not the code of an object
     */
    public abstract T read(BitReader in);

    private BitWriter written(T object) {
        BitWriter out = new BitWriter();
        write(object, out);
        return out;
    }

    @Override
    public final int bits(T object) {
        return written(object).size();
    }

    @Override
    public final byte[] encode(T object) {
        return written(object).toBytes();
    }

    @Override
    public final T decode(byte[] code) {
        BitReader in = new BitReader(code);
        T object = read(in);
        in.expectEnd();
        return object;
    }
}
