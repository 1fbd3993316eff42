package sphericalknight.browser.wasm.compiler;

/** The messages of javac about itself. */
public final class JavacMessages extends Messages {
    public JavacMessages() {
        super("/com/sun/tools/javac/resources/javac.properties");
    }
}
