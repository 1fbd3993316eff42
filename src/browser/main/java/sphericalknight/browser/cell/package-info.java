/** Runs the cells of lessons one after the other, as in a notebook. */
package sphericalknight.browser.cell;
