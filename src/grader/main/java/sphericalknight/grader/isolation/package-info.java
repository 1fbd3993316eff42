/** How far a process that runs untrusted code is shut in: a ladder of levels, probed at the start, and processes with limits. */
package sphericalknight.grader.isolation;
