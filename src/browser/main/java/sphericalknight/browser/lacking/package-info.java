/** Methods of Java's classes that TeaVM's class library lacks; {@code wasm.build.PagePlugin} adds them to it. */
package sphericalknight.browser.lacking;
