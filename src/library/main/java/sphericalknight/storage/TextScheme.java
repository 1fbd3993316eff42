package sphericalknight.storage;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** The usual notation with eight bits per character: FEN for positions, SAN for games. All other schemes are compared with it. */
public final class TextScheme<T> extends Scheme<T> {
    private final Function<T, String> text;
    private final Function<String, T> parse;

    /**
     * Creates a scheme.
     *
     * @param text writes an object in ASCII
     * @param parse reads what {@code text} wrote
     */
    public TextScheme(String name, Fidelity fidelity, Function<T, String> text, Function<String, T> parse) {
        super(name, fidelity);
        this.text = text;
        this.parse = parse;
    }

    @Override
    public byte[] encode(T object) {
        return text.apply(object).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public T decode(byte[] code) {
        return parse.apply(new String(code, StandardCharsets.US_ASCII));
    }
}
