/**
 * Generates Java source before the rest of this module is compiled: a web page uses it in place of reflection. {@link
 * sphericalknight.browser.write.WriteModels} writes everything.
 */
package sphericalknight.browser.write;
