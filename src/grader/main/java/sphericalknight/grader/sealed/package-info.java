/** One exercise graded: the contract runs here, the answer in a child process. */
package sphericalknight.grader.sealed;
