/** Runs untrusted code in resource-limited processes, at the highest level of isolation that a trial shows to work. */
package sphericalknight.grader.isolation;
