/** The commands for learners: exercises, from the first check to the zip that is handed in. */
package sphericalknight.cli.learner;
