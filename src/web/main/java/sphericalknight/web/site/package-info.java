/** The course as a folder of web pages, for a web server or opened from disk: {@code course site}. */
package sphericalknight.web.site;
