/** The course as a folder of pages, for any file server or none: {@code course site}. */
package sphericalknight.web.site;
