/** {@code course watch}: its loop and its keys. */
package sphericalknight.cli.learner.watch;
