/**
 * Writes Java before the rest of this module is compiled: what a web page has in place of reflection. {@link
 * sphericalknight.browser.write.WriteModels} writes everything.
 */
package sphericalknight.browser.write;
