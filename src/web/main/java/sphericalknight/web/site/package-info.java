/** The course as a folder of web pages, for a file server or opened from disk: {@code course site}. */
package sphericalknight.web.site;
