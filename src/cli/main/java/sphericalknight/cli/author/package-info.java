/** The commands for authors, apart from those that the script {@code course} runs itself. */
package sphericalknight.cli.author;
