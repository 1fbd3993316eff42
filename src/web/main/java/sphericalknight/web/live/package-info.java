/** What the live boards of the pages ask the library. It runs on the JVM and, compiled by TeaVM, in the page. */
package sphericalknight.web.live;
