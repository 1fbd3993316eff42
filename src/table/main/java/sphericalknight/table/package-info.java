/**
 * Generates Java source for {@code src/page} at build time: without reflection, each exercise and each class that an answer may use needs a
 * generated class that calls it. {@link sphericalknight.table.WriteTables} is the main class.
 */
package sphericalknight.table;
