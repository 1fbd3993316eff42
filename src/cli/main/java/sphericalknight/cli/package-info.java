/** The commands of {@code ./course}, one class each. */
package sphericalknight.cli;
