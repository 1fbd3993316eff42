/** Cells of lessons, run one after the other as in a notebook. */
package sphericalknight.browser.cell;
