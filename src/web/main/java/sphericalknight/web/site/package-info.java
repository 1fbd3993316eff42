/** The course as a folder of web pages. {@code course site} generates it for a web server or for opening from disk. */
package sphericalknight.web.site;
