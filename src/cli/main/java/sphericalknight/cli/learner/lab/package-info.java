/** The lessons in Jupyter: the server that shows them, and the doctor, who checks everything that they need. */
package sphericalknight.cli.learner.lab;
