/** Code shared by the notebook, the grader and the commands, such as paths, user-facing errors and atomic file writes. */
package sphericalknight.common;
