/** Builds the files that a page loads. It runs on the JVM, after the normal build and before {@code ./course site}. */
package sphericalknight.browser.wasm.build;
