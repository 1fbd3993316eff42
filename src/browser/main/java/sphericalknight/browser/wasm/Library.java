package sphericalknight.browser.wasm;

import org.teavm.jso.JSExport;
import sphericalknight.web.live.Live;

/** The main class of {@code library.wasm}, with its exported method. */
public final class Library {
    private Library() {}

    /** Does nothing: a page calls the other method. */
    public static void main(String[] args) {}

    /** Returns the library's answer to a request from an interactive board: see {@link Live#answer}. */
    @JSExport
    public static String answer(String call, String[] args) {
        return Live.answer(call, args);
    }
}
