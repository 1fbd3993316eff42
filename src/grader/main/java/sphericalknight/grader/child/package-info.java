/**
 * The code that runs in the child process. The child's class path contains only this package and the codec; everything else arrives
 * through the pipe.
 */
package sphericalknight.grader.child;
