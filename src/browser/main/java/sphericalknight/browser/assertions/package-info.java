/** The part of AssertJ that contracts use. All of AssertJ is too large for a page. */
package sphericalknight.browser.assertions;
