/** Cells of lessons, run one after the other as in a notebook. */
package sphericalknight.page.cell;
