package sphericalknight.browser.wasm.compiler;

/** What javac says about itself. */
public final class JavacMessages extends Messages {
    public JavacMessages() {
        super("/com/sun/tools/javac/resources/javac.properties");
    }
}
