/** The commands for learners: lessons in Jupyter, and exercises from the first check to the zip that is handed in. */
package sphericalknight.cli.learner;
