/** Grades one exercise: the contract runs in this process, the answer in a child process. */
package sphericalknight.grader.sealed;
