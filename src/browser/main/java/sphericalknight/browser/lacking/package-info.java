<<<<<<< HEAD
/** Methods of Java's classes that TeaVM's class library lacks; {@code wasm.build.PagePlugin} puts them there. */
=======
/** Methods of Java's classes that TeaVM's class library lacks; {@code wasm.build.Cut} adds them to it. */
>>>>>>> turn-B
package sphericalknight.browser.lacking;
