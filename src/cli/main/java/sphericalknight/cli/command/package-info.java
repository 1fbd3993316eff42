/** Code that commands share: exit codes, the learner's files, and output folders. */
package sphericalknight.cli.command;
