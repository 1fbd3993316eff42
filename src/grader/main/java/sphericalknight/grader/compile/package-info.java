/** Compiles untrusted sources in a resource-limited worker process, which is reused for the next source and replaced when it dies. */
package sphericalknight.grader.compile;
