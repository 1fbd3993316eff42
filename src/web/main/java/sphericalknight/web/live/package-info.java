/**
 * The interface between the library and the live (interactive) boards of the pages. It runs on the JVM and, compiled by TeaVM, in the page.
 */
package sphericalknight.web.live;
