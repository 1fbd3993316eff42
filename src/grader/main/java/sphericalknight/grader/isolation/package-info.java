/** Isolation of processes that run untrusted code: a ladder of levels, probed at the start, and resource-limited processes. */
package sphericalknight.grader.isolation;
