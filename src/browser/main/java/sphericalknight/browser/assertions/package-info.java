/** The part of AssertJ that contracts use, for a page, which cannot hold all of it. */
package sphericalknight.browser.assertions;
