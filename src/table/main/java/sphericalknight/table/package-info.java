/**
 * Writes Java source at build time, for {@code src/page}: where there is no reflection, each class that an answer may use and each exercise needs
 * a class of its own that calls it. {@link sphericalknight.table.WriteTables} is the program.
 */
package sphericalknight.table;
