/** {@code ./course}: names the commands, which stand in packages by the people who use them, and what these share in {@code command}. */
package sphericalknight.cli;
