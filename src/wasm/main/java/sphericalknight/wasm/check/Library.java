package sphericalknight.wasm.check;

import org.teavm.jso.JSExport;
import sphericalknight.web.live.Live;

/** The call of {@code library.wasm}. */
public final class Library {
    private Library() {}

    /** Nothing: a page calls the other method. */
    public static void main(String[] args) {}

    /** What the library says to an explorer: see {@link Live#answer}. */
    @JSExport
    public static String answer(String call, String[] args) {
        return Live.answer(call, args);
    }
}
