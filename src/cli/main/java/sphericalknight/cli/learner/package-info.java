/** The commands for learners: exercises, from the first check to the zip for handing in. */
package sphericalknight.cli.learner;
