/** Methods of Java's classes that TeaVM's class library lacks; {@code wasm.build.Cut} puts them there. */
package sphericalknight.browser.lacking;
