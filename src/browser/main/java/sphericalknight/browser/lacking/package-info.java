/** Methods of Java's classes that TeaVM's class library lacks; {@code wasm.build.PagePlugin} puts them there. */
package sphericalknight.browser.lacking;
