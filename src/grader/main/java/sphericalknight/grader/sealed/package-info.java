/** Grades one exercise: the contract runs here, the answer in a child process. */
package sphericalknight.grader.sealed;
