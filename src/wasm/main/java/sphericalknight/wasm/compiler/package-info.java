/** What becomes {@code javac.wasm}: OpenJDK's compiler behind three calls, with all files in memory. */
package sphericalknight.wasm.compiler;
