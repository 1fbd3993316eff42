/**
 * The closed binary codec between the grader and its child processes. It supports plain values only, reads them according to the types that
 * the interface of the exercise declares, and checks every length before it allocates memory. This package depends only on the JDK, because
 * the child has these classes, too.
 */
package sphericalknight.grader.wire;
