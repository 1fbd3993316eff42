/** The commands of {@code ./course}, one class for each command, and the classes that they share. */
package sphericalknight.cli;
