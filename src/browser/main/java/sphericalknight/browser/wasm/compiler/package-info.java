/** The source of {@code javac.wasm}: OpenJDK's compiler behind a few exported methods, with all files in memory. */
package sphericalknight.browser.wasm.compiler;
