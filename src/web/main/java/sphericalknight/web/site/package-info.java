/** The course as a folder of web pages, which {@code course site} generates for a web server or for opening from disk. */
package sphericalknight.web.site;
