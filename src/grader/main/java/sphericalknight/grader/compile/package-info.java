/** Compiling untrusted sources: in a worker process with limits, which is kept for the next source and replaced when it dies. */
package sphericalknight.grader.compile;
