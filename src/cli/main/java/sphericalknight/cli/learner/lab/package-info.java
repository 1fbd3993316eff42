/** The lessons in Jupyter: the server that shows them, and the doctor that checks their requirements. */
package sphericalknight.cli.learner.lab;
