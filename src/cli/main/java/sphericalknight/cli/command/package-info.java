/** What commands share: exit codes, the learner's files, and folders to write into. */
package sphericalknight.cli.command;
