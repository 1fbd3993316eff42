/** Isolation of processes that run untrusted code: a ladder of levels, probed at the start, and processes with limits. */
package sphericalknight.grader.isolation;
