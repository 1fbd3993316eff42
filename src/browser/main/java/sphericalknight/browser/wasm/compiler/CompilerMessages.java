package sphericalknight.browser.wasm.compiler;

/** The messages of javac about a program. */
public final class CompilerMessages extends Messages {
    public CompilerMessages() {
        super("/com/sun/tools/javac/resources/compiler.properties");
    }
}
