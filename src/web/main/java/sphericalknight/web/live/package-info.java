/**
 * The interface between the live boards, which are the interactive boards of the pages, and the library. It runs on the JVM and, compiled
 * by TeaVM, in the page.
 */
package sphericalknight.web.live;
