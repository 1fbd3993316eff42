/** What makes the files that a page loads; it runs on the JVM, after the normal build ({@code ./course site}). */
package sphericalknight.wasm.build;
