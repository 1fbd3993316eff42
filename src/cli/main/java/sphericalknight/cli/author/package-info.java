/** The commands for authors, apart from those that the script {@code course} runs itself; learners also run {@code run}. */
package sphericalknight.cli.author;
