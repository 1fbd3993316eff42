/** {@code ./course}: lists the commands. Each group of users has its own package of commands; {@code command} holds shared code. */
package sphericalknight.cli;
