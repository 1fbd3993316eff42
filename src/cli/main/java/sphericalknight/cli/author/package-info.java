/** The commands for authors; learners also use {@code run}. */
package sphericalknight.cli.author;
