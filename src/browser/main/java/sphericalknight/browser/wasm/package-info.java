/** The main classes of {@code check.wasm} and {@code library.wasm}. */
package sphericalknight.browser.wasm;
